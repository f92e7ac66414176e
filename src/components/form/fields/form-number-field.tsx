import type { FieldValues } from 'react-hook-form';
import { NumberField, type NumberFieldProps } from '#ui/form/NumberField.tsx';
import { useFormField, type FieldSource } from '../use-form-field.ts';

type FormNumberProps = Pick<NumberFieldProps, 'label' | 'labelEnd' | 'description' | 'isReadOnly'>;

/** The schema of the field must begin with `numberOrNull`. */
export function FormNumberField<Values extends FieldValues, Output>({
  control,
  name,
  ...rest
}: FieldSource<number | null, Values, Output> & FormNumberProps) {
  const { isInvalid: _isInvalid, ...field } = useFormField<number | null, Values, Output>(
    { control, name },
    rest,
  );
  return <NumberField {...rest} {...field} />;
}
