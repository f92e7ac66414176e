import type { FieldValues } from 'react-hook-form';
import { CheckboxGroup, type CheckboxGroupProps } from '#ui/form/CheckboxGroup.tsx';
import { optionLabels } from '../conflict/field-value-text.ts';
import { useFormField, type FieldSource } from '../use-form-field.ts';
import { focusInside } from './focus-inside.ts';

type FormCheckboxesProps = Pick<CheckboxGroupProps, 'description' | 'options' | 'columns' | 'maxHeight'> & {
  label: string;
};

export function FormCheckboxGroup<Values extends FieldValues, Output>({
  control,
  name,
  ...rest
}: FieldSource<string[], Values, Output> & FormCheckboxesProps) {
  const field = useFormField<string[], Values, Output>(
    { control, name },
    { ...rest, formatValue: (chosen) => optionLabels(rest.options, chosen) },
  );
  const { isInvalid: _isInvalid, ref, ...others } = field;
  return <CheckboxGroup {...rest} {...others} ref={focusInside(ref)} />;
}
