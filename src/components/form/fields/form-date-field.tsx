import type { FieldValues } from 'react-hook-form';
import { DateField, type DateFieldProps } from '#ui/form/DateField.tsx';
import { useFormField, type FieldSource } from '../use-form-field.ts';

type FormDateProps = Pick<
  DateFieldProps,
  'label' | 'labelEnd' | 'description' | 'autoComplete' | 'isReadOnly' | 'withTime'
>;

/**
 * A date: `yyyy-MM-dd`, with a time `yyyy-MM-ddTHH:mm`; empty, or 'incomplete' for half of it, which its schema has to
 * refuse.
 */
export function FormDateField<Values extends FieldValues, Output>({
  control,
  name,
  ...rest
}: FieldSource<string, Values, Output> & FormDateProps) {
  const field = useFormField<string, Values, Output>(
    { control, name },
    { ...rest, inWords: (date) => date.replace('T', ' ') },
  );
  return <DateField {...rest} {...field} />;
}
