import { Controller, type Control } from 'react-hook-form';
import { DateField } from '#ui/form/DateField.tsx';
import type { RegisterForm } from './register-form.ts';

/** The date of birth, which nobody has to give (AUTH-018). */
export function RegisterDateField({ control }: { control: Control<RegisterForm> }) {
  return (
    <Controller
      control={control}
      name="dateOfBirth"
      render={({ field: { name, onBlur, onChange, ref }, fieldState }) => (
        <DateField
          label="Date of birth (optional)"
          name={name}
          autoComplete="bday"
          onChange={onChange}
          onBlur={onBlur}
          ref={ref}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  );
}
