import { Heading } from '#ui/Heading.tsx';
import { InvitationPage } from '../invitation-page.tsx';
import type { Invite } from '../invite.ts';
import { InvitedTo, SignedInAs } from '../invited-to.tsx';
import { CreateAccount } from './create-account.tsx';
import { SetPassword } from './set-password.tsx';

const title = 'Complete Your Invitation';

/** The link of an invitation's email: an account with a password is all that is missing (INV-007, INV-008). */
export const AcceptParentScreen = ({ token }: { token?: string | undefined }) => (
  <InvitationPage key={token} token={token} title={title}>
    {(invite) => <Accept invite={invite} />}
  </InvitationPage>
);

function Accept({ invite }: { invite: Invite }) {
  return (
    <>
      <Heading level={1}>{title}</Heading>
      <InvitedTo invite={invite} />
      <SignedInAs />
      {invite.isRegistered ? <SetPassword invite={invite} /> : <CreateAccount invite={invite} />}
    </>
  );
}
