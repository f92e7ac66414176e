import { Link, useHydrated, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { object } from 'valibot';
import { signInNameLimit } from '#api/contract.gen.ts';
import { loginMutation } from '#api/queries/auth/sign-in.ts';
import { AcceptLink, acceptPath } from '#components/account/accept-link.tsx';
import { AuthFooter, AuthPage } from '#components/account/auth-page.tsx';
import { useInvitationFromHistory } from '#components/account/history-state.ts';
import { redirectDelay, redirectFrom } from '#components/account/redirect.ts';
import { currentPassword, requiredText } from '#components/form/field-rules.ts';
import { FormPasswordField } from '#components/form/fields/form-password-field.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { preloadScreen } from '#components/page/preload-screen.ts';
import { isRefusal, type ProblemMessage } from '#components/problem-text.ts';
import { canPay } from '#session/can-pay.ts';
import type { RestorableDraft } from '#session/restorable-draft.ts';
import { returnOffer } from '#session/return-offer.ts';
import { homePathOf } from '#session/roles.ts';
import { currentSession, signIn, useSession } from '#session/session.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import { AuthLink } from '../auth-link.tsx';
import type { LoginSearch } from './login-search.ts';
import { isPaymentResult, returnPath } from './return-url.ts';
import { useEndedSession, type PreviousSession, type FindRestorableDraft } from './use-ended-session.ts';

/** Literal messages (AUTH-001, AUTH-006, AUTH-007). Passwords are not trimmed. */
export const schema = object({
  emailOrUserName: requiredText('Enter a valid email or username.', signInNameLimit),
  password: currentPassword('Password is required.'),
});

/** Literal text (AUTH-012, D-235). */
const refused: ProblemMessage = {
  title: 'Invalid username or password',
  advice: 'Check the spelling, or reset your password.',
};
const unreadable: ProblemMessage = {
  title: 'The school sent an answer that we could not read',
  advice: 'Please try again.',
};

interface LoginScreenProps {
  search: LoginSearch;
  /** Prefilled, passed on by the previous page. */
  email: string;
  findRestorableDraft: FindRestorableDraft;
}

/** Signs in. A user who is already signed in gets the new session (D-014). */
export function LoginScreen({ search, email, findRestorableDraft }: LoginScreenProps) {
  const ended = useEndedSession(findRestorableDraft, search.returnUrl);
  const form = useLogin(search, email, ended);
  const { control } = form;
  const typed = useWatch({ control, name: 'emailOrUserName' });
  const isHydrated = useHydrated();
  const { message } = search;
  // The `message` in the URL may be about the clock, which the alert reports too.
  const isRepeated = form.alert?.kind === 'clock';
  return (
    <AuthPage title="Good to see you again." lead="Parents, learners and teachers all start here.">
      <Form form={form}>
        <h1 tabIndex={-1}>Login</h1>
        <LoginReason
          message={isHydrated && !isRepeated ? message : undefined}
          restorable={ended.restorable}
          isAfterPayment={isHydrated && isPaymentResult(search)}
        />
        <FormFailure />
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
            <AuthLink to="/auth/forgot-password" email={typed}>
              Forgot password?
            </AuthLink>
          }
        />
        <FormSubmit block>Login</FormSubmit>
        <AuthFooter>
          New here?{' '}
          <AuthLink to="/auth/register" email={typed}>
            Create a parent account
          </AuthLink>
        </AuthFooter>
      </Form>
    </AuthPage>
  );
}

/** Texts by the kind of unsaved data that is restored after the login. */
const restorableDraftTexts: Readonly<Record<RestorableDraft, string>> = {
  answers: 'Your answers are kept. Log in, and you can go on with your activity.',
  submission: 'Your answers are kept. They are sent when you log in.',
  activity: 'What you were writing is kept on this device.',
  form: 'What you typed is kept on this device. It comes back when you open the form again.',
};

interface LoginReasonProps {
  message: string | undefined;
  restorable: RestorableDraft | undefined;
  /** Whether the visitor comes back from the payment provider. */
  isAfterPayment: boolean;
}

/**
 * Shows the reason for the login, with a note about the payment or the draft to restore, or else a link back to an
 * invitation. Without a reason and an invitation, shows the current session.
 */
function LoginReason({ message, restorable, isAfterPayment }: LoginReasonProps) {
  const invitation = useInvitationFromHistory();
  if (isAfterPayment) {
    return (
      <Alert tone="info" title={message ?? 'Please sign in to see your payment.'}>
        Your payment is not lost. After the login you see whether it is confirmed.
      </Alert>
    );
  }
  if (!message && !invitation) return <CurrentSession />;
  if (restorable) {
    return (
      <Alert tone="info" title={message}>
        {restorableDraftTexts[restorable]}
      </Alert>
    );
  }
  return (
    <Alert tone="info" title={invitation ? message : undefined}>
      {invitation ? (
        <>
          Your invitation is still open.{' '}
          <AcceptLink to="/learner/accept-signin" token={invitation} replace>
            Go back to it
          </AcceptLink>
        </>
      ) : (
        message
      )}
    </Alert>
  );
}

/** Names the user of the current session, which a login replaces, with a link to the start page of the user. */
function CurrentSession() {
  const [session] = useState(currentSession);
  const isCurrent = useSession(({ details }) => details?.id === session?.id);
  if (!session || !isCurrent) return null;
  return (
    <Alert tone="info" title={`You are signed in as ${session.fullName || 'another user'}`}>
      If you log in with another account, it replaces this one.{' '}
      <Link to={homePathOf(session.role)}>Go to your page</Link>
    </Alert>
  );
}

function useLogin(search: LoginSearch, email: string, ended: PreviousSession) {
  const router = useRouter();
  const invitation = useInvitationFromHistory();
  return useProblemForm({
    schema,
    defaultValues: { emailOrUserName: email, password: '' },
    mutation: loginMutation(),
    mode: 'onSubmit',
    leaveWithoutWarning: true,
    toasts: 'auth',
    texts: {
      busy: 'Logging in…',
      leaving: 'Opening your page…',
      failed: ({ alert }) => ({
        title: 'Login Failed',
        message: alert && isRefusal(alert.kind) ? 'Invalid credentials' : failureToast(alert),
      }),
      problem: {
        advicePrefix: '',
        unknown: { title: 'The connection was lost', advice: 'Please try again.' },
        invalid: refused,
        refused,
        unexpected: unreadable,
        tooMany: { title: 'Too many logins in a row', advice: 'Please wait a minute and try again.' },
        server: {
          title: 'Login is not working right now',
          advice: 'It is our side, not yours. Please try again in a few minutes.',
        },
      },
    },
    onProblem: ({ alert }, { resetField, setError }) => {
      if (!alert || !isRefusal(alert.kind)) return;
      // Only after a refusal: another failure may not be due to the password (D-219).
      resetField('password');
      setError('emailOrUserName', { type: 'server' });
      setError('password', { type: 'server' });
    },
    handleResponse: signIn,
    onSuccess: async () => {
      const details = currentSession();
      if (!details) return;
      toast({ profile: 'auth', tone: 'success', title: 'Welcome', message: 'Login successful!' });
      const path = returnPath(search);
      const isSignedInAgain = ended.userId === details.id;
      // If the return URL is a page of a purchase, it opens without the delay (D-013, D-270).
      if (path !== undefined && (canPay(details) || !isPaymentResult(search))) {
        return redirectFrom(router, '/auth/login', { path, state: { isSignedInAgain } });
      }
      // An invitation, or else any other return URL, becomes a link on the start page (D-012).
      const wanted = invitation ? acceptPath(invitation) : search.returnUrl;
      const unsavedData = isSignedInAgain ? (ended.restorable ?? 'nothing') : undefined;
      const state = { returnOffer: returnOffer(router, wanted, details, unsavedData), isSignedInAgain };
      const home = homePathOf(details.role);
      preloadScreen(router, home);
      return redirectFrom(router, '/auth/login', { path: home, state }, redirectDelay);
    },
  });
}

const failureToast = (alert: ProblemMessage | undefined): string =>
  alert ? `${alert.title}. ${alert.advice}` : 'Please look at the form again.';
