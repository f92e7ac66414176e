import { LoginPanel } from './login-panel.tsx';
import { ResetPasswordEntry } from './reset-password-entry.tsx';
import type { ResetPasswordSearch } from './reset-password-search.ts';
import { useResetLink } from './use-reset-link.ts';
import styles from './login-screen.module.css';

/** Where the link of an e-mail leads: a new password, then the login page. */
export function ResetPasswordScreen({ search }: { search: ResetPasswordSearch }) {
  const link = useResetLink(search);
  return (
    <div data-bleed className={styles.screen}>
      <LoginPanel title="Almost there." lead="One new password, and you are back in." />
      <div className={styles.entry}>
        <ResetPasswordEntry key={`${link.token} ${link.email}`} link={link} />
      </div>
    </div>
  );
}
