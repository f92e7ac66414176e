import { Heading } from '#ui/Heading.tsx';
import { AccountChoice } from '../account-choice.tsx';
import { InvitationPage } from '../invitation-page.tsx';
import { InvitationSummary } from '../invitation-summary.tsx';
import { CreateAccount } from './create-account.tsx';
import { SetPassword } from './set-password.tsx';

const title = 'Complete Your Invitation';

/** Opened by an invitation's link: creates an account, or sets the password of an existing one (INV-007, INV-008). */
export const AcceptParentScreen = ({ token }: { token?: string | undefined }) => (
  <InvitationPage key={token} token={token} title={title} isLong={({ isRegistered }) => !isRegistered}>
    {(invite) => (
      <>
        <Heading level={1}>{title}</Heading>
        <InvitationSummary invite={invite} />
        <AccountChoice invite={invite}>
          {invite.isRegistered ? <SetPassword invite={invite} /> : <CreateAccount invite={invite} />}
        </AccountChoice>
      </>
    )}
  </InvitationPage>
);
