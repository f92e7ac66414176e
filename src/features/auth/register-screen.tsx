import { Link } from '@tanstack/react-router';
import { Button } from '#ui/Button.tsx';
import { LoginAlert } from './login-alert.tsx';
import { RegisterContactFields } from './register-contact-fields.tsx';
import { RegisterPanel } from './register-panel.tsx';
import { RegisterPasswordFields } from './register-password-fields.tsx';
import { RegisterPersonFields } from './register-person-fields.tsx';
import { useRegister } from './use-register.ts';
import styles from './register-screen.module.css';

/** Opens an account for a parent or guardian, or for a learner over 18 (AUTH-017 to AUTH-025). */
export function RegisterScreen() {
  const { control, alert, busy, submit, takeNumber } = useRegister();
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
          {alert ? <LoginAlert failure={alert} /> : null}
          <Button type="submit" variant="primary" block busy={busy} className={styles.submit}>
            Register
          </Button>
          <p className={styles.login}>
            Already registered? <Link to="/auth/login">Log in instead</Link>
          </p>
        </form>
      </div>
    </div>
  );
}
