import { useFormState, useWatch, type Control } from 'react-hook-form';
import { isUsualPostalCode, type RegisterForm } from './register-form.ts';
import { RegisterTextField } from './text-field.tsx';

/** The code with its hint, which never holds anybody up (VAL-003, D-206). */
export function RegisterPostalCodeField({ control }: { control: Control<RegisterForm> }) {
  const code = useWatch({ control, name: 'postalCode' });
  const { errors } = useFormState({ control, name: 'postalCode' });
  const isHinted = !isUsualPostalCode(code) && !errors.postalCode;
  return (
    <RegisterTextField
      control={control}
      name="postalCode"
      label="Postal Code"
      inputMode="numeric"
      autoComplete="postal-code"
      description={isHinted ? 'Postal Code must be 3–10 digits.' : undefined}
    />
  );
}
