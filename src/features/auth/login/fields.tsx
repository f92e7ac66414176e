import { Controller, type Control } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { AddressLink } from '../auth-link.tsx';
import type { LoginForm } from './login-form.ts';
import styles from '../entrance.module.css';

interface LoginFieldsProps {
  control: Control<LoginForm>;
  /** What is in the first field so far. */
  typed: string;
  /** The busy word while a login runs. */
  busy: string | undefined;
}

/** Name, password and the button; the way to a new password stands beside the old one. */
export function LoginFields({ control, typed, busy }: LoginFieldsProps) {
  return (
    <>
      <Controller
        control={control}
        name="emailOrUserName"
        render={({ field, fieldState }) => (
          <TextField
            label="Email or username"
            autoComplete="username"
            verbatim
            {...field}
            isInvalid={fieldState.invalid}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="password"
        render={({ field, fieldState }) => (
          <PasswordField
            label="Password"
            autoComplete="current-password"
            labelEnd={
              <AddressLink to="/auth/forgot-password" typed={typed}>
                Forgot password?
              </AddressLink>
            }
            {...field}
            isInvalid={fieldState.invalid}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" variant="primary" block busy={busy} className={styles.submit}>
        Login
      </Button>
    </>
  );
}
