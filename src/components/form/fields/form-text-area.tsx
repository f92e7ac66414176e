import type { FieldValues } from 'react-hook-form';
import { TextField } from '#ui/form/TextField.tsx';
import { useFormField, type FieldSource } from '../use-form-field.ts';
import type { FormTextProps } from './form-text-field.tsx';

export function FormTextArea<Values extends FieldValues, Output>({
  control,
  name,
  ...rest
}: FieldSource<string, Values, Output> &
  Omit<FormTextProps, 'type' | 'inputMode' | 'errorMessage'> & { rows?: number }) {
  const field = useFormField<string, Values, Output>({ control, name }, rest);
  return <TextField {...rest} {...field} multiline />;
}
