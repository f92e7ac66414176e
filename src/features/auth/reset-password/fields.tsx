import { useId } from 'react';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { PasswordChecklist } from '../password-checklist.tsx';
import type { ResetPasswordForm } from './reset-password-form.ts';
import entrance from '../entrance.module.css';
import styles from './fields.module.css';

interface ResetPasswordFieldsProps {
  control: Control<ResetPasswordForm>;
  busy: boolean;
}

/** The new password with its rules ticked off while it is typed, the same once more, and the button. */
export function ResetPasswordFields({ control, busy }: ResetPasswordFieldsProps) {
  const rules = useId();
  const typed = useWatch({ control, name: 'newPassword' });
  return (
    <>
      <div className={styles.chosen}>
        <Controller
          control={control}
          name="newPassword"
          // Correcting the first of two that differ takes the message away from the second.
          rules={{ deps: ['confirmPassword'] }}
          render={({ field, fieldState }) => (
            <PasswordField
              label="New password"
              autoComplete="new-password"
              aria-describedby={rules}
              {...field}
              isInvalid={fieldState.invalid}
              errorMessage={fieldState.error?.message}
            />
          )}
        />
        <PasswordChecklist id={rules} password={typed} />
      </div>
      <Controller
        control={control}
        name="confirmPassword"
        render={({ field, fieldState }) => (
          <PasswordField
            label="Confirm password"
            autoComplete="new-password"
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
        busy={busy ? 'Saving…' : undefined}
        className={entrance.submit}
      >
        Reset password
      </Button>
    </>
  );
}
