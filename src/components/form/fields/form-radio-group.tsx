import type { FieldValues } from 'react-hook-form';
import { RadioGroup, type RadioGroupProps } from '#ui/form/RadioGroup.tsx';
import { labelOf } from '../changed/value-in-words.ts';
import { useFormField, type FieldSource } from '../use-form-field.ts';
import { focusInside } from './focus-inside.ts';

type FormRadioProps = Pick<RadioGroupProps, 'description' | 'options' | 'columns' | 'maxHeight'> & {
  label: string;
};

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
  const { isInvalid: _shown, ref, value, ...others } = field;
  // For react-aria an empty text is a choice, and the Tab key would find no radio button to stop at.
  return <RadioGroup {...rest} {...others} value={value || null} ref={focusInside(ref)} />;
}
