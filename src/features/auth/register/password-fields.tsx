import { useId } from 'react';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { PasswordChecklist } from '../password-checklist.tsx';
import type { RegisterForm } from './register-form.ts';
import { RegisterSection } from './section.tsx';
import styles from './password-fields.module.css';

const needed = ['password', 'confirmPassword'] as const;

/** The password twice, with what it needs ticked off between. */
export function RegisterPasswordFields({ control }: { control: Control<RegisterForm> }) {
  const checklistId = useId();
  const [password, confirmation] = useWatch({ control, name: ['password', 'confirmPassword'] });
  return (
    <RegisterSection title="Your password" control={control} needed={needed}>
      <div className={styles.chosen}>
        <Controller
          control={control}
          name="password"
          // Correcting the first of two that differ takes the message away from the second.
          rules={confirmation === '' ? {} : { deps: ['confirmPassword'] }}
          render={({ field, fieldState }) => (
            <PasswordField
              label="Password"
              autoComplete="new-password"
              aria-describedby={checklistId}
              {...field}
              isRequired
              errorMessage={fieldState.error?.message}
            />
          )}
        />
        <PasswordChecklist id={checklistId} password={password} />
      </div>
      <Controller
        control={control}
        name="confirmPassword"
        render={({ field, fieldState }) => (
          <PasswordField
            label="Confirm password"
            autoComplete="new-password"
            {...field}
            isRequired
            errorMessage={fieldState.error?.message}
          />
        )}
      />
    </RegisterSection>
  );
}
