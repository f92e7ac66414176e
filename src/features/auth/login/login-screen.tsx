import { useWatch } from 'react-hook-form';
import { Alert } from '#ui/feedback/Alert.tsx';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { AddressLink } from '../auth-link.tsx';
import { EntrancePanel } from '../entrance-panel.tsx';
import { LoginFields } from './fields.tsx';
import type { LoginSearch } from './login-search.ts';
import { useLogin } from './use-login.ts';
import styles from '../entrance.module.css';

interface LoginScreenProps {
  search: LoginSearch;
  /** An address that the application knows already. */
  email: string;
}

/** Signs in, also somebody who is signed in already: the new session takes the place of the old one (D-014). */
export function LoginScreen({ search, email }: LoginScreenProps) {
  const { control, alert, busy, submit } = useLogin(search, email);
  const typed = useWatch({ control, name: 'emailOrUserName' });
  return (
    <div data-bleed className={styles.screen}>
      <EntrancePanel title="Good to see you again.">
        Parents, learners and teachers all start here.
      </EntrancePanel>
      <div className={styles.entry}>
        <form noValidate onSubmit={submit} className={styles.form}>
          <h1 tabIndex={-1}>Login</h1>
          {search.message ? <Alert tone="info">{search.message}</Alert> : null}
          {alert ? <FormAlert failure={alert} /> : null}
          <LoginFields control={control} typed={typed} busy={busy} />
          <p className={styles.elsewhere}>
            New here?{' '}
            <AddressLink to="/auth/register" typed={typed}>
              Create a parent account
            </AddressLink>
          </p>
        </form>
      </div>
    </div>
  );
}
