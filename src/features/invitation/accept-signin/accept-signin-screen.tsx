import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { object } from 'valibot';
import { signInNameLimit } from '#api/contract.gen.ts';
import { acceptInviteSigninMutation } from '#api/queries/learners.ts';
import { AcceptLink } from '#components/account/accept-link.tsx';
import { AuthFooter } from '#components/account/auth-page.tsx';
import { redirectDelay, redirectFrom } from '#components/account/redirect.ts';
import { currentPassword, requiredText } from '#components/form/field-rules.ts';
import { FormPasswordField } from '#components/form/fields/form-password-field.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { wrongClockMessage } from '#components/wrong-clock-message.ts';
import { Role, homePathOf } from '#session/roles.ts';
import { currentSession, useSession, signIn } from '#session/session.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Heading } from '#ui/Heading.tsx';
import { AcceptFailure } from '../accept-failure.tsx';
import { InvitationPage } from '../invitation-page.tsx';
import { invitationProblem } from '../invitation-problem.ts';
import { InvitationSummary, LearnerName } from '../invitation-summary.tsx';
import type { Invite } from '../invite.ts';
import { useInvitationStatus } from '../use-invitation-status.ts';

/** The rules of VAL-028. */
export const schema = object({
  emailOrUserName: requiredText('Enter a valid email or username.', signInNameLimit),
  password: currentPassword('Password is required.'),
});

/**
 * Accepts the invitation, starts the session and opens the role's start page. After a 401, or if the clock of the
 * device is wrong, opens the login page instead.
 *
 * @param email of the account; by default the invited one
 */
function useSigninToAccept(invite: Invite, email: string) {
  const { token } = invite;
  const router = useRouter();
  return useProblemForm({
    schema,
    defaultValues: { emailOrUserName: email || invite.email, password: '' },
    mutation: acceptInviteSigninMutation(token),
    mode: 'onSubmit',
    leaveWithoutWarning: 'before-sending',
    toasts: 'auth',
    texts: {
      busy: 'Logging in…',
      leaving: 'Opening your page…',
      success: 'Login successful!',
      failed: ({ alert }) => ({
        title: 'Login Failed',
        message: alert?.kind === 'signedOut' ? 'Invalid credentials' : (alert?.title ?? checkFormMessage),
      }),
      problem: invitationProblem(),
    },
    onProblem: ({ alert }, { getValues }, error) => {
      const wrongClock = wrongClockMessage(error);
      if (alert?.kind !== 'signedOut' && wrongClock === undefined) return false;
      const search = { message: wrongClock ?? 'Invalid username or password' };
      // An invitation that is still open is passed to the login page in the history state, not in the URL
      // (INV-015).
      const invitation = wrongClock === undefined ? token : undefined;
      const state = { email: getValues('emailOrUserName'), invitation };
      // Replace the entry: with a wrong clock, the invitation is accepted, and Back must not return to it.
      void router.navigate({ to: '/auth/login', search, state, replace: true });
      return wrongClock !== undefined;
    },
    handleResponse: signIn,
    onSuccess: () => {
      const next = { path: homePathOf(currentSession()?.role) };
      return redirectFrom(router, '/learner/accept-signin', next, redirectDelay);
    },
  });
}

const checkFormMessage = 'Please look at the form again.';

interface AcceptSigninScreenProps {
  token?: string | undefined;
  /** Prefilled, passed on by the previous page. */
  email: string;
}

/** Accepts an invitation with an existing account (INV-013 to INV-015). */
export const AcceptSigninScreen = ({ token, email }: AcceptSigninScreenProps) => (
  <InvitationPage key={token} token={token} title="Log in to accept">
    {(invite) => (
      <>
        <Heading level={1}>Log in to accept</Heading>
        <InvitationSummary invite={invite} />
        <SignedInAs invite={invite} />
        <SignIn invite={invite} email={email} />
      </>
    )}
  </InvitationPage>
);

function SignedInAs({ invite }: { invite: Invite }) {
  const [session] = useState(currentSession);
  const isCurrent = useSession(({ details }) => details?.id === session?.id);
  const { status } = useInvitationStatus(invite, isCurrent && session?.role === Role.Parent);
  if (!session || !isCurrent || status === undefined) return null;
  return (
    <Alert tone="info" title={`You are signed in as ${session.fullName || 'another user'}`}>
      {status === 'accepted' ? (
        <>
          You see <LearnerName invite={invite} /> already: there is nothing left to accept.{' '}
          <Link to="/parent/dashboard">Go to my learners</Link>
        </>
      ) : null}
      {status === 'sees-learner' ? (
        <>
          With this account you see <LearnerName invite={invite} /> already. The invitation was sent to{' '}
          <bdi>{invite.email}</bdi>: accept with another account, which is then signed in instead.
        </>
      ) : null}
      {status === 'open'
        ? 'Enter its password to accept with this account, or log in with another one, which is then signed in instead.'
        : null}
    </Alert>
  );
}

function SignIn({ invite, email }: { invite: Invite; email: string }) {
  const { token } = invite;
  const form = useSigninToAccept(invite, email);
  const { control, alert } = form;
  return (
    <Form form={form}>
      <AcceptFailure alert={alert} token={token} />
      <FormTextField
        control={control}
        name="emailOrUserName"
        label="Email or username"
        autoComplete="username"
        verbatim
      />
      <FormPasswordField
        control={control}
        name="password"
        label="Password"
        autoComplete="current-password"
        labelEnd={
          <Link to="/auth/forgot-password" state={{ invitation: token }}>
            Forgot password?
          </Link>
        }
      />
      <FormSubmit block>Login</FormSubmit>
      <AuthFooter>
        No account yet?{' '}
        <AcceptLink to="/learner/accept-register" token={token}>
          Create one to accept
        </AcceptLink>
      </AuthFooter>
    </Form>
  );
}
