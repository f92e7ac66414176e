import { useRef } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { TextField } from '#ui/TextField.tsx';
import type { RegisterForm } from './register-form.ts';

/**
 * The date of birth, which nobody has to give (AUTH-018). A browser reports half a date as no date at all; here it
 * is kept apart, so that it is not lost in silence. That is why the input keeps its own value.
 */
export function RegisterDateField({ control }: { control: Control<RegisterForm> }) {
  const input = useRef<HTMLInputElement>(null);
  const typed = () => (input.current?.validity.badInput ? 'incomplete' : (input.current?.value ?? ''));
  return (
    <Controller
      control={control}
      name="dateOfBirth"
      render={({ field: { name, onBlur, onChange, ref }, fieldState }) => (
        <TextField
          label="Date of birth (optional)"
          type="date"
          name={name}
          autoComplete="bday"
          onChange={() => onChange(typed())}
          onKeyUp={() => onChange(typed())}
          onBlur={() => {
            onChange(typed());
            onBlur();
          }}
          ref={(element) => {
            input.current = element;
            ref(element);
          }}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  );
}
