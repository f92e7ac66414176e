import type { FieldValues } from 'react-hook-form';
import { Select, type SelectProps } from '#ui/form/Select.tsx';
import { useFormField, type FieldSource } from '../use-form-field.ts';

type Choice = string | number;

type FormSelectProps<Value extends Choice> = Pick<
  SelectProps<Value>,
  'label' | 'labelEnd' | 'description' | 'options' | 'placeholder' | 'isDisabled'
>;

/** One of several options, in a list that opens. An empty text and null both mean that none is chosen. */
export function FormSelect<Value extends Choice, Values extends FieldValues, Output>({
  control,
  name,
  ...rest
}: FieldSource<Value | null, Values, Output> & FormSelectProps<Value>) {
  const field = useFormField<Value | null, Values, Output>({ control, name }, rest);
  return <Select<Value> {...rest} {...field} value={field.value === '' ? null : field.value} />;
}
