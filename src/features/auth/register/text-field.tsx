import { Controller, type Control } from 'react-hook-form';
import { TextField, type TextFieldProps } from '#ui/form/TextField.tsx';
import type { RegisterForm } from './register-form.ts';

interface RegisterTextFieldProps extends Omit<
  TextFieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'ref'
> {
  control: Control<RegisterForm>;
  name: 'name' | 'surname' | 'email' | 'cellphoneNumber' | 'whatsAppNumber' | 'town' | 'postalCode';
  /** Shown unless the form itself has something to say. */
  errorMessage?: string | undefined;
}

/** A needed line of text of the registration form. */
export function RegisterTextField({ control, name, errorMessage, ...rest }: RegisterTextFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField {...rest} {...field} isRequired errorMessage={fieldState.error?.message ?? errorMessage} />
      )}
    />
  );
}
