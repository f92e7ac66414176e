import type { FieldValues } from 'react-hook-form';
import { RadioGroup, type RadioGroupProps } from '#ui/form/RadioGroup.tsx';
import { useFormField, type FieldSource } from '../use-form-field.ts';
import { labelOf } from '../value-in-words.ts';
import { focusInside } from './focus-inside.ts';

type FormRadioProps = Pick<RadioGroupProps, 'description' | 'options' | 'columns'> & { label: string };

/** One of up to about four options, all in view. */
export function FormRadioGroup<Values extends FieldValues, Output>({
  control,
  name,
  ...rest
}: FieldSource<string | null, Values, Output> & FormRadioProps) {
  const field = useFormField<string | null, Values, Output>(
    { control, name },
    { ...rest, inWords: (chosen) => labelOf(rest.options, chosen) },
  );
  const { isInvalid: _shown, ref, ...others } = field;
  return <RadioGroup {...rest} {...others} ref={focusInside(ref)} />;
}
