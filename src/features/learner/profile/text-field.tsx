import { Controller, type Control } from 'react-hook-form';
import type { LearnerEdit } from '#lib/learner-edit.ts';
import { TextField, type TextFieldProps } from '#ui/form/TextField.tsx';

interface ProfileTextFieldProps extends Omit<
  TextFieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'errorMessage'
> {
  control: Control<LearnerEdit>;
  name: 'userName' | 'name' | 'surname' | 'email';
}

/** A line of text of the profile; none of them may be empty. */
export function ProfileTextField({ control, name, ...rest }: ProfileTextFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField {...rest} {...field} isRequired errorMessage={fieldState.error?.message} />
      )}
    />
  );
}
