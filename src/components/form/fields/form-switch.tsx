import type { FieldValues } from 'react-hook-form';
import { Switch, type SwitchProps } from '#ui/form/Switch.tsx';
import { useFormField, type FieldSource } from '../use-form-field.ts';

type FormSwitchProps = Pick<SwitchProps, 'description' | 'isDisabled'> & { label: string };

export function FormSwitch<Values extends FieldValues, Output>({
  control,
  name,
  ...rest
}: FieldSource<boolean, Values, Output> & FormSwitchProps) {
  const field = useFormField<boolean, Values, Output>({ control, name }, rest);
  const { value, isInvalid: _isInvalid, isRequired: _isRequired, mark: _mark, ...others } = field;
  return <Switch {...rest} {...others} isSelected={value} />;
}
