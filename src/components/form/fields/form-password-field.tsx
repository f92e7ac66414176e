import type { FieldValues, Path } from 'react-hook-form';
import { PasswordField, type PasswordFieldProps } from '#ui/form/PasswordField.tsx';
import { useFormField, type FieldSource } from '../use-form-field.ts';

type FormPasswordProps<Values extends FieldValues> = Pick<
  PasswordFieldProps,
  'label' | 'labelEnd' | 'description' | 'autoComplete' | 'aria-describedby'
> & {
  deps?: Path<Values>[] | undefined;
};

export function FormPasswordField<Values extends FieldValues, Output>({
  control,
  name,
  deps,
  ...rest
}: FieldSource<string, Values, Output> & FormPasswordProps<Values>) {
  const { label } = rest;
  const options = { label, isSecret: true, ...(deps ? { deps } : {}) };
  return <PasswordField {...rest} {...useFormField<string, Values, Output>({ control, name }, options)} />;
}
