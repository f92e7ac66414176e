import { useWatch, type Control } from 'react-hook-form';
import { AddressLink } from '../auth-link.tsx';
import { emailTaken, type RegisterForm } from './register-form.ts';
import { RegisterTextField } from './text-field.tsx';
import { useEmailTaken } from './use-email-taken.ts';
import styles from './email-field.module.css';

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
      {isTaken ? <WayBack control={control} /> : null}
    </div>
  );
}

function WayBack({ control }: { control: Control<RegisterForm> }) {
  const typed = useWatch({ control, name: 'email' });
  return (
    <p>
      Is it yours?{' '}
      <AddressLink to="/auth/login" typed={typed}>
        Log in
      </AddressLink>{' '}
      or{' '}
      <AddressLink to="/auth/forgot-password" typed={typed}>
        reset the password
      </AddressLink>
      .
    </p>
  );
}
