import { Link, useRouter } from '@tanstack/react-router';
import { nonEmpty, object, pipe, string } from 'valibot';
import { acceptInviteSigninMutation } from '#api/queries/learners.ts';
import { AuthFoot } from '#components/account/auth-page.tsx';
import { redirectDelay, redirectFrom } from '#components/account/redirect.ts';
import { requiredText } from '#components/form/field-rules.ts';
import { FormPasswordField } from '#components/form/fields/form-password-field.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { homeOf } from '#session/roles.ts';
import { currentSession, signIn } from '#session/session.ts';
import { Heading } from '#ui/Heading.tsx';
import { InvitationPage, OtherWay } from '../invitation-page.tsx';
import { invitationProblem, serverWords } from '../invitation-problem.ts';
import type { Invite } from '../invite.ts';
import { InvitedTo, SignedInAs } from '../invited-to.tsx';

/** VAL-028. */
const schema = object({
  emailOrUserName: requiredText('Enter a valid email or username.'),
  password: pipe(string(), nonEmpty('Password is required.')),
});

const refused = 'Invalid username or password';

/** Accepts with an account that exists (INV-013 to INV-015). */
export const AcceptSigninScreen = ({ token }: { token?: string | undefined }) => (
  <InvitationPage key={token} token={token} title="Sign in to accept">
    {(invite) => <SignIn invite={invite} />}
  </InvitationPage>
);

function SignIn({ invite }: { invite: Invite }) {
  const form = useSignin(invite);
  const { control, alert } = form;
  const said = serverWords(alert?.error);
  return (
    <Form form={form}>
      <Heading level={1}>Sign in to accept</Heading>
      <InvitedTo invite={invite} />
      <SignedInAs />
      <FormFailure>{said ? <p>{said}</p> : null}</FormFailure>
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
        labelEnd={<Link to="/auth/forgot-password">Forgot password?</Link>}
      />
      <FormSubmit block>Login</FormSubmit>
      <AuthFoot>
        No account yet?{' '}
        <OtherWay to="/learner/accept-register" token={invite.token}>
          Create one to accept
        </OtherWay>
      </AuthFoot>
    </Form>
  );
}

function useSignin({ token, email }: Invite) {
  const router = useRouter();
  const from = '/learner/accept-signin';
  return useProblemForm({
    schema,
    defaultValues: { emailOrUserName: email, password: '' },
    mutation: acceptInviteSigninMutation(token),
    mode: 'onSubmit',
    unguarded: true,
    toasts: 'auth',
    texts: {
      busy: 'Logging in…',
      leaving: 'Opening your page…',
      failed: ({ alert }) => ({
        title: 'Login Failed',
        message: alert?.kind === 'signedOut' ? 'Invalid credentials' : (alert?.title ?? refused),
      }),
      success: 'Login successful!',
      problem: { ...invitationProblem(refused), title: undefined },
    },
    // The login page is next, and leads back here afterwards (INV-015).
    onProblem: ({ alert }) => {
      if (alert?.kind !== 'signedOut') return;
      const returnUrl = router.buildLocation({ to: from, search: { token } }).href;
      void router.navigate({ to: '/auth/login', search: { returnUrl, message: refused } });
    },
    accept: signIn,
    onSuccess: () =>
      redirectFrom(router, from, { href: homeOf(currentSession()?.role) }, redirectDelay),
  });
}
