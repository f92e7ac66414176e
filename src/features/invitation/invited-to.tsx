import { useSession } from '#session/session.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
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

/** Somebody is signed in here, and accepting signs in whoever accepts. */
export function SignedInAs() {
  const details = useSession((session) => session.details);
  if (!details) return null;
  return (
    <Alert tone="info" title={`You are signed in as ${details.fullName || 'somebody else'}.`}>
      Whoever accepts the invitation is signed in here instead.
    </Alert>
  );
}
