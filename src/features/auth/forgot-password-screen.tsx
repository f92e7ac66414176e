import { ForgotPasswordFields } from './forgot-password-fields.tsx';
import { ForgotPasswordSent } from './forgot-password-sent.tsx';
import { LoginPanel } from './login-panel.tsx';
import { useForgotPassword } from './use-forgot-password.ts';
import styles from './login-screen.module.css';

/**
 * Asks for a link to a new password.
 *
 * @param email an address that the application knows already
 */
export function ForgotPasswordScreen({ email = '' }: { email?: string | undefined }) {
  const { control, failure, busy, sentTo, isRepeated, submit, repeat } = useForgotPassword(email);
  return (
    <div data-bleed className={styles.screen}>
      <LoginPanel title="It happens to everyone." lead="A new password takes about a minute." />
      <div className={styles.entry}>
        {sentTo === undefined ? (
          <ForgotPasswordFields
            control={control}
            failure={failure}
            busy={busy}
            isRepeated={isRepeated}
            onSubmit={submit}
          />
        ) : (
          <ForgotPasswordSent email={sentTo} onRepeat={repeat} />
        )}
      </div>
    </div>
  );
}
