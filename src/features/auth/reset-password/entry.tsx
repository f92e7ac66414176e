import { Alert } from '#ui/feedback/Alert.tsx';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { AddressLink } from '../auth-link.tsx';
import { ResetPasswordFields } from './fields.tsx';
import { noLink } from './reset-password-failure.ts';
import type { ResetPasswordSearch } from './reset-password-search.ts';
import { useResetPassword } from './use-reset-password.ts';
import entrance from '../entrance.module.css';
import styles from './entry.module.css';

/** The form of one reset link, whole or not. */
export function ResetPasswordEntry({ link }: { link: ResetPasswordSearch }) {
  const { token, email } = link;
  const { control, failure, busy, submit } = useResetPassword(link);
  const isUsable = token !== undefined && email !== undefined;
  return (
    <form noValidate onSubmit={submit} className={entrance.form}>
      <h1 tabIndex={-1}>Reset password</h1>
      {isUsable ? (
        <p>
          Choose a new password for <strong className={styles.address}>{email}</strong>.
        </p>
      ) : null}
      {failure ? (
        <FormAlert failure={failure}>{failure.needsNewLink ? <NewLink email={email} /> : null}</FormAlert>
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
      <p className={entrance.elsewhere}>
        <AddressLink to="/auth/login" typed={email}>
          Back to login
        </AddressLink>
      </p>
    </form>
  );
}

function NewLink({ email }: { email: string | undefined }) {
  return (
    <p className={styles.way}>
      <AddressLink to="/auth/forgot-password" typed={email}>
        Ask for a new link
      </AddressLink>
    </p>
  );
}
