import { useHydrated, useRouter } from '@tanstack/react-router';
import { object, pipe } from 'valibot';
import { isProblem } from '#api/problem.ts';
import { resetPasswordMutation } from '#api/queries/auth/accounts.ts';
import { AuthFoot, AuthPage } from '#components/account/auth-page.tsx';
import { redirectFrom } from '#components/account/redirect.ts';
import type { FormAlert } from '#components/form/form-state.ts';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import { newPassword, passwordConfirmation, samePassword } from '#components/form/password/new-password.ts';
import { PasswordPair } from '#components/form/password/password-pair.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { AuthLink } from '../auth-link.tsx';
import type { ResetPasswordSearch } from './reset-password-search.ts';
import { noLink, resetFailed, resetProblem } from './reset-problem.ts';
import { useResetLink } from './use-reset-link.ts';
import styles from './reset-password-screen.module.css';

/** AUTH-030. A confirmation that equals a good password is a good password (VAL-005). */
export const schema = pipe(
  object({ newPassword, confirmPassword: passwordConfirmation }),
  samePassword('newPassword', 'confirmPassword'),
);

/** Where the link of an email leads: a new password, then the login page. */
export function ResetPasswordScreen({ search }: { search: ResetPasswordSearch }) {
  const link = useResetLink(search);
  return (
    <AuthPage title="Almost there." lead="One new password, and you are back in.">
      <ResetPassword key={`${link.token} ${link.email}`} link={link} />
    </AuthPage>
  );
}

/** The form of one reset link, whole or not. */
function ResetPassword({ link }: { link: ResetPasswordSearch }) {
  const { token = '', email = '' } = link;
  const isUsable = token !== '' && email !== '';
  const router = useRouter();
  const form = useProblemForm({
    schema,
    defaultValues: { newPassword: '', confirmPassword: '' },
    mutation: resetPasswordMutation(),
    toBody: (values) => ({ email, token, ...values }),
    unguarded: true,
    // No call, and the message on every attempt (AUTH-034, D-207).
    blockedBy: isUsable ? undefined : { title: resetFailed, advice: noLink },
    toasts: 'auth',
    texts: { busy: 'Saving…', success: 'Password reset successfully', failed: resetFailed, ...resetProblem },
    onSuccess: () => redirectFrom(router, '/auth/reset-password', { to: '/auth/login', state: { email } }),
  });
  const { control, alert } = form;
  // The build knows no link.
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
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordPair control={control} name="newPassword" confirmName="confirmPassword" label="New password" />
      <FormSubmit block>Reset password</FormSubmit>
      <AuthFoot>
        <AuthLink to="/auth/login" email={email}>
          Back to login
        </AuthLink>
      </AuthFoot>
    </Form>
  );
}

/** The link has ended or is not whole; nothing else is put right by another one. */
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
