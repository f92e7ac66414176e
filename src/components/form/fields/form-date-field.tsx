import type { FieldValues } from 'react-hook-form';
import { DateField, type DateFieldProps } from '#ui/form/DateField.tsx';
import { useFormField, type FieldSource } from '../use-form-field.ts';

type FormDateProps = Pick<
  DateFieldProps,
  'label' | 'labelEnd' | 'description' | 'autoComplete' | 'isReadOnly' | 'withTime'
> & {
  /** Overrides the schema if the field is required depending on another field. */
  isRequired?: boolean;
};

/** The value is `yyyy-MM-dd`, `yyyy-MM-ddTHH:mm`, empty, or 'incomplete', which the schema must reject. */
export function FormDateField<Values extends FieldValues, Output>({
  control,
  name,
  ...rest
}: FieldSource<string, Values, Output> & FormDateProps) {
  const field = useFormField<string, Values, Output>(
    { control, name },
    { ...rest, formatValue: (date) => date.replace('T', ' ') },
  );
  return <DateField {...rest} {...field} />;
}
