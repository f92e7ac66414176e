import { EntrancePanel } from '../entrance-panel.tsx';
import { ResetPasswordEntry } from './entry.tsx';
import type { ResetPasswordSearch } from './reset-password-search.ts';
import { useResetLink } from './use-reset-link.ts';
import styles from '../entrance.module.css';

/** Where the link of an e-mail leads: a new password, then the login page. */
export function ResetPasswordScreen({ search }: { search: ResetPasswordSearch }) {
  const link = useResetLink(search);
  return (
    <div data-bleed className={styles.screen}>
      <EntrancePanel title="Almost there.">One new password, and you are back in.</EntrancePanel>
      <div className={styles.entry}>
        <ResetPasswordEntry key={`${link.token} ${link.email}`} link={link} />
      </div>
    </div>
  );
}
