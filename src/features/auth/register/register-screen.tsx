import { useWatch } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { AddressLink } from '../auth-link.tsx';
import { RegisterContactFields } from './contact-fields.tsx';
import { RegisterPanel } from './panel.tsx';
import { RegisterPasswordFields } from './password-fields.tsx';
import { RegisterPersonFields } from './person-fields.tsx';
import { useRegister } from './use-register.ts';
import entrance from '../entrance.module.css';
import styles from './register-screen.module.css';

/**
 * Opens an account for a parent or guardian, or for a learner over 18 (AUTH-017 to AUTH-025).
 *
 * @param email an address that the application knows already
 */
export function RegisterScreen({ email }: { email: string }) {
  const { control, alert, busy, submit, takeNumber } = useRegister(email);
  const typed = useWatch({ control, name: 'email' });
  return (
    <div data-bleed className={styles.screen}>
      <RegisterPanel />
      <div className={styles.entry}>
        <form noValidate onSubmit={submit} className={styles.form}>
          <header className={styles.head}>
            <h1 tabIndex={-1}>Register as a parent and then add the child or children</h1>
            <p className={styles.lead}>Only the date of birth may stay empty.</p>
          </header>
          <RegisterPersonFields control={control} />
          <RegisterContactFields control={control} onSameNumber={takeNumber} />
          <RegisterPasswordFields control={control} />
          {alert ? <FormAlert failure={alert} /> : null}
          <Button type="submit" variant="primary" block busy={busy} className={entrance.submit}>
            Register
          </Button>
          <p className={entrance.elsewhere}>
            Already registered?{' '}
            <AddressLink to="/auth/login" typed={typed}>
              Log in instead
            </AddressLink>
          </p>
        </form>
      </div>
    </div>
  );
}
