import type { SyntheticEvent } from 'react';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { AddressLink } from '../auth-link.tsx';
import styles from '../entrance.module.css';

interface ForgotPasswordFieldsProps {
  control: Control<{ email: string }>;
  failure: { title: string; advice: string } | undefined;
  busy: boolean;
  /** Whether the form came back after a link was sent: then the focus is in its field. */
  isRepeated: boolean;
  onSubmit: (event: SyntheticEvent) => void;
}

/** One e-mail field (AUTH-026) and the button. */
export function ForgotPasswordFields(props: ForgotPasswordFieldsProps) {
  const { control, failure, busy, isRepeated, onSubmit } = props;
  const typed = useWatch({ control, name: 'email' });
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      <h1 tabIndex={-1}>Forgot password</h1>
      <p>Enter the email address of your account. We send you a link to choose a new password.</p>
      {failure ? <FormAlert failure={failure} /> : null}
      <Controller
        control={control}
        name="email"
        render={({ field, fieldState }) => (
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            verbatim
            autoFocus={isRepeated}
            {...field}
            isInvalid={fieldState.invalid}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Button
        type="submit"
        variant="primary"
        block
        busy={busy ? 'Sending…' : undefined}
        className={styles.submit}
      >
        Send reset link
      </Button>
      <p className={styles.elsewhere}>
        Remembered it?{' '}
        <AddressLink to="/auth/login" typed={typed}>
          Back to login
        </AddressLink>
      </p>
    </form>
  );
}
