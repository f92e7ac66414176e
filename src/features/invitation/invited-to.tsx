import type { Invite } from './invite.ts';
import { LearnerName } from './learner-name.tsx';

/** The learner and the relationship of the invitation (INV-007). */
export const InvitedTo = ({ invite }: { invite: Invite }) => (
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
