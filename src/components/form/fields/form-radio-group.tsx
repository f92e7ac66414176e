import type { FieldValues } from 'react-hook-form';
import { RadioGroup, type RadioGroupProps } from '#ui/form/RadioGroup.tsx';
import { optionLabels } from '../conflict/field-value-text.ts';
import { useFormField, type FieldSource } from '../use-form-field.ts';
import { focusInside } from './focus-inside.ts';

type FormRadioProps = Pick<RadioGroupProps, 'description' | 'options' | 'columns' | 'maxHeight'> & {
  label: string;
};

export function FormRadioGroup<Values extends FieldValues, Output>({
  control,
  name,
  ...rest
}: FieldSource<string | null, Values, Output> & FormRadioProps) {
  const field = useFormField<string | null, Values, Output>(
    { control, name },
    { ...rest, formatValue: (chosen) => optionLabels(rest.options, chosen) },
  );
  const { isInvalid: _isInvalid, ref, value, ...others } = field;
  // React Aria treats '' as a selected value: no radio button would be in the tab order.
  return <RadioGroup {...rest} {...others} value={value || null} ref={focusInside(ref)} />;
}
