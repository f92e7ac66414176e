import type { Invite } from './invite.ts';

/** Whom the invitation is about, and as what (INV-007). */
export const InvitedTo = ({ invite: { learnerName, relationship } }: { invite: Invite }) => (
  <p>
    You are invited to follow <strong>{learnerName || 'a learner'}</strong>
    {relationship ? (
      <>
        {' '}
        as <strong>{relationship}</strong>
      </>
    ) : null}
    .
  </p>
);
