import { Link } from '@tanstack/react-router';
import { Alert } from '#ui/Alert.tsx';
import { LoginAlert } from './login-alert.tsx';
import { LoginFields } from './login-fields.tsx';
import { LoginPanel } from './login-panel.tsx';
import type { LoginSearch } from './login-search.ts';
import { useLogin } from './use-login.ts';
import styles from './login-screen.module.css';

/** Signs in, also somebody who is signed in already: the new session takes the place of the old one (D-014). */
export function LoginScreen({ search }: { search: LoginSearch }) {
  const login = useLogin(search);
  return (
    <div data-bleed className={styles.screen}>
      <LoginPanel />
      <div className={styles.entry}>
        <form noValidate onSubmit={login.submit} className={styles.form}>
          <h1 tabIndex={-1}>Login</h1>
          {search.message ? <Alert tone="info">{search.message}</Alert> : null}
          {login.failure ? <LoginAlert failure={login.failure} /> : null}
          <LoginFields control={login.control} busy={login.busy} />
          <p className={styles.register}>
            New here? <Link to="/auth/register">Create a parent account</Link>
          </p>
        </form>
      </div>
    </div>
  );
}
