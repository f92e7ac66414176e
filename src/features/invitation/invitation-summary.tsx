import type { Invite } from './invite.ts';

/** Isolated with `<bdi>`, so that a right-to-left name does not reorder the text around it. */
export const LearnerName = ({ invite: { learnerName } }: { invite: Invite }) => (
  <bdi>{learnerName || 'a learner'}</bdi>
);

/** The learner and the relationship of the invitation (INV-007). */
export const InvitationSummary = ({ invite }: { invite: Invite }) => (
  <p>
    You are invited to follow{' '}
    <strong>
      <LearnerName invite={invite} />
    </strong>
    {invite.relationship ? (
      <>
        {' '}
        as <strong>{invite.relationship}</strong>
      </>
    ) : null}
    .
  </p>
);
