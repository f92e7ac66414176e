import type { FieldValues } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '#ui/form/Checkbox.tsx';
import { useFormField, type FieldSource } from '../use-form-field.ts';

type FormCheckboxProps = Pick<CheckboxProps, 'description' | 'isDisabled'> & { label: string };

export function FormCheckbox<Values extends FieldValues, Output>({
  control,
  name,
  ...rest
}: FieldSource<boolean, Values, Output> & FormCheckboxProps) {
  const field = useFormField<boolean, Values, Output>({ control, name }, rest);
  const { value, isInvalid: _isInvalid, mark: _mark, ...others } = field;
  return <Checkbox {...rest} {...others} isSelected={value} />;
}
