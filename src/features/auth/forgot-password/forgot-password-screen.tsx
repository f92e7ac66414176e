import { EntrancePanel } from '../entrance-panel.tsx';
import { ForgotPasswordFields } from './fields.tsx';
import { ForgotPasswordSent } from './sent.tsx';
import { useForgotPassword } from './use-forgot-password.ts';
import styles from '../entrance.module.css';

/**
 * Asks for a link to a new password.
 *
 * @param email an address that the application knows already
 */
export function ForgotPasswordScreen({ email }: { email: string }) {
  const { control, failure, busy, sentTo, isRepeated, submit, repeat } = useForgotPassword(email);
  return (
    <div data-bleed className={styles.screen}>
      <EntrancePanel title="It happens to everyone.">A new password takes about a minute.</EntrancePanel>
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
