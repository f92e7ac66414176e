import type { FieldValues } from 'react-hook-form';
import { PictureRadioGroup, type PictureRadioGroupProps } from '#ui/form/PictureRadioGroup.tsx';
import { labelOf } from '../changed/value-in-words.ts';
import { useFormField, type FieldSource } from '../use-form-field.ts';
import { focusInside } from './focus-inside.ts';

type FormPictureProps = Pick<PictureRadioGroupProps, 'label' | 'description' | 'options'>;

/** One of several pictures, all in view. */
export function FormPictureGroup<Values extends FieldValues, Output>({
  control,
  name,
  ...rest
}: FieldSource<string, Values, Output> & FormPictureProps) {
  const field = useFormField<string, Values, Output>(
    { control, name },
    { ...rest, inWords: (chosen) => labelOf(rest.options, chosen) },
  );
  const { isInvalid: _shown, mark: _unmarked, ref, ...others } = field;
  return <PictureRadioGroup {...rest} {...others} ref={focusInside(ref)} />;
}
