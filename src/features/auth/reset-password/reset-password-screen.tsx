import { useHydrated, useRouter, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { object, pipe } from 'valibot';
import { isProblem } from '#api/problem.ts';
import { resetPasswordMutation } from '#api/queries/auth/accounts.ts';
import { AuthFooter, AuthPage } from '#components/account/auth-page.tsx';
import { redirectFrom } from '#components/account/redirect.ts';
import type { FormAlert } from '#components/form/form-state.ts';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import { newPassword, passwordConfirmation, samePassword } from '#components/form/password/new-password.ts';
import { PasswordPair } from '#components/form/password/password-pair.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import type { ProblemTextOverrides } from '#components/problem-text.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { AuthLink } from '../auth-link.tsx';
import type { ResetPasswordSearch } from './reset-password-search.ts';
import styles from './reset-password-screen.module.css';

/** Literal text, with its spelling (AUTH-033, D-205). */
const resetFailed = 'Error reseting password';

/** Shown if the token or the email is missing, for example after a reload. */
const noLink =
  'Please open the link in your email once more. To keep it safe, this page forgets it when it is reloaded.';

const problem: ProblemTextOverrides = {
  title: resetFailed,
  unknown: {
    title: 'We do not know whether the new password was set',
    advice: 'The connection was lost. Try again, or log in with the new password.',
  },
  expired: {
    title: 'This link has expired, was used already, or was replaced with a newer one',
    advice: 'Please ask for a new one, or log in if you have just set a password.',
  },
  refused: {
    title: 'The school did not accept the new password',
    advice: 'Please check both fields and try again.',
  },
};

const resetProblem = {
  problem,
  unknownFields: {
    title: 'This link is not complete',
    advice: 'Please open it from your email once more, or ask for a new one.',
  },
};

const isInUrl = ({ token, email }: ResetPasswordSearch) => token !== undefined || email !== undefined;

/**
 * Removes the token and the email of the reset link from the URL and the history, so that they cannot be seen or
 * shared. Only the mounted screen stores them: a reload loses them.
 *
 * @returns the query parameters of the newest link
 */
function useResetLink(search: ResetPasswordSearch): ResetPasswordSearch {
  const navigate = useNavigate();
  const [link, setLink] = useState(search);

  // A second link may be opened while the screen is mounted: a hash link causes no page load (D-048).
  if (isInUrl(search) && search !== link) setLink(search);

  // Not only on mount: a second link may arrive before the URL of the first is replaced.
  useEffect(() => {
    if (isInUrl(search)) void navigate({ to: '/auth/reset-password', search: {}, replace: true });
  }, [search, navigate]);

  return link;
}

/** The rules of AUTH-030 and VAL-005. */
export const schema = pipe(
  object({ newPassword, confirmPassword: passwordConfirmation }),
  samePassword('newPassword', 'confirmPassword'),
);

/** Opened by the link in an email: sets a new password, then opens the login page. */
export function ResetPasswordScreen({ search }: { search: ResetPasswordSearch }) {
  const link = useResetLink(search);
  return (
    <AuthPage title="Almost there." lead="One new password, and you are back in.">
      <ResetPassword key={`${link.token} ${link.email}`} link={link} />
    </AuthPage>
  );
}

function ResetPassword({ link }: { link: ResetPasswordSearch }) {
  const { token = '', email = '' } = link;
  const isUsable = token !== '' && email !== '';
  const router = useRouter();
  const form = useProblemForm({
    schema,
    defaultValues: { newPassword: '', confirmPassword: '' },
    mutation: resetPasswordMutation(),
    toBody: (values) => ({ email, token, ...values }),
    leaveWithoutWarning: true,
    // The form reports the failure without sending (AUTH-034, D-207).
    blockedReason: isUsable ? undefined : { title: resetFailed, advice: noLink },
    toasts: 'auth',
    texts: { busy: 'Saving…', success: 'Password reset successfully', failed: resetFailed, ...resetProblem },
    onSuccess: () => redirectFrom(router, '/auth/reset-password', { to: '/auth/login', state: { email } }),
  });
  const { control, alert } = form;
  // The prerendered page has no query.
  const isHydrated = useHydrated();
  return (
    <Form form={form}>
      <h1 tabIndex={-1}>Reset password</h1>
      {isHydrated && isUsable ? (
        <p>
          Choose a new password for <strong className="breakable">{email}</strong>.
        </p>
      ) : null}
      <FormFailure>{needsNewLink(alert) ? <NewLink email={email} /> : null}</FormFailure>
      {(isHydrated && isUsable) || alert ? null : (
        <div className={styles.noLink}>
          <Alert tone="warning" title="This page has no reset link">
            {noLink}
            <NewLink email={isHydrated ? email : ''} />
          </Alert>
        </div>
      )}
      {/* Lets a password manager assign the password to the account. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordPair control={control} name="newPassword" confirmName="confirmPassword" label="New password" />
      <FormSubmit block>Reset password</FormSubmit>
      <AuthFooter>
        <AuthLink to="/auth/login" email={email}>
          Back to login
        </AuthLink>
      </AuthFooter>
    </Form>
  );
}

/** Whether a new link may help: the link has expired or is incomplete. */
function needsNewLink(alert: FormAlert | undefined): boolean {
  if (alert === undefined || alert.error === undefined) return alert !== undefined;
  const { error } = alert;
  return (
    isProblem(error, 410) || (isProblem(error, 400) && ('token' in error.errors || 'email' in error.errors))
  );
}

function NewLink({ email }: { email: string }) {
  return (
    <p>
      <AuthLink to="/auth/forgot-password" email={email}>
        Ask for a new link
      </AuthLink>
    </p>
  );
}
