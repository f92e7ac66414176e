import { Link } from '@tanstack/react-router';
import { Alert } from '#ui/Alert.tsx';
import { LoginAlert } from './login-alert.tsx';
import { noLink } from './reset-password-failure.ts';
import { ResetPasswordFields } from './reset-password-fields.tsx';
import type { ResetPasswordSearch } from './reset-password-search.ts';
import { useResetPassword } from './use-reset-password.ts';
import login from './login-screen.module.css';
import styles from './reset-password-entry.module.css';

/** The form of one reset link, whole or not. */
export function ResetPasswordEntry({ link }: { link: ResetPasswordSearch }) {
  const { token, email } = link;
  const { control, failure, busy, submit } = useResetPassword(link);
  const isUsable = token !== undefined && email !== undefined;
  return (
    <form noValidate onSubmit={submit} className={login.form}>
      <h1 tabIndex={-1}>Reset password</h1>
      {isUsable ? (
        <p>
          Choose a new password for <strong className={styles.address}>{email}</strong>.
        </p>
      ) : null}
      {failure ? (
        <LoginAlert failure={failure}>{failure.needsNewLink ? <NewLink email={email} /> : null}</LoginAlert>
      ) : null}
      {isUsable || failure ? null : (
        <Alert tone="warning" title="This page has no reset link">
          {noLink.advice}
          <NewLink email={email} />
        </Alert>
      )}
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <ResetPasswordFields control={control} busy={busy} />
      <p className={login.register}>
        <Link to="/auth/login">Back to login</Link>
      </p>
    </form>
  );
}

function NewLink({ email }: { email: string | undefined }) {
  return (
    <p className={styles.way}>
      <Link to="/auth/forgot-password" state={email === undefined ? {} : { email }}>
        Ask for a new link
      </Link>
    </p>
  );
}
