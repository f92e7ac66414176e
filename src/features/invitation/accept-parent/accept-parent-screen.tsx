import { Heading } from '#ui/Heading.tsx';
import { InvitationPage } from '../invitation-page.tsx';
import { InvitedTo } from '../invited-to.tsx';
import { WhoAccepts } from '../who-accepts.tsx';
import { CreateAccount } from './create-account.tsx';
import { SetPassword } from './set-password.tsx';

const title = 'Complete Your Invitation';

/** The link of an invitation's email: an account with a password is all that is missing (INV-007, INV-008). */
export const AcceptParentScreen = ({ token }: { token?: string | undefined }) => (
  <InvitationPage key={token} token={token} title={title} isLong={({ isRegistered }) => !isRegistered}>
    {(invite) => (
      <>
        <Heading level={1}>{title}</Heading>
        <InvitedTo invite={invite} />
        <WhoAccepts invite={invite}>
          {invite.isRegistered ? <SetPassword invite={invite} /> : <CreateAccount invite={invite} />}
        </WhoAccepts>
      </>
    )}
  </InvitationPage>
);
