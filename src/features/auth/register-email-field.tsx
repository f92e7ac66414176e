import { Link } from '@tanstack/react-router';
import type { Control } from 'react-hook-form';
import { emailTaken, type RegisterForm } from './register-form.ts';
import { RegisterTextField } from './register-text-field.tsx';
import { useEmailTaken } from './use-email-taken.ts';
import styles from './register-email-field.module.css';

/** The address to log in with. What the check finds is read out, since the person may be in the next field by then. */
export function RegisterEmailField({ control }: { control: Control<RegisterForm> }) {
  const isTaken = useEmailTaken(control);
  return (
    <div aria-live="polite" className={styles.email}>
      <RegisterTextField
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        verbatim
        errorMessage={isTaken ? emailTaken : undefined}
        description="You will log in with it."
      />
      {isTaken ? <WayBack /> : null}
    </div>
  );
}

function WayBack() {
  return (
    <p>
      Is it yours? <Link to="/auth/login">Log in</Link> or{' '}
      <Link to="/auth/forgot-password">reset the password</Link>.
    </p>
  );
}
