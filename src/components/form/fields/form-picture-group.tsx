import type { FieldValues } from 'react-hook-form';
import { PictureRadioGroup, type PictureRadioGroupProps } from '#ui/form/PictureRadioGroup.tsx';
import { optionLabels } from '../conflict/field-value-text.ts';
import { useFormField, type FieldSource } from '../use-form-field.ts';
import { focusInside } from './focus-inside.ts';

type FormPictureProps = Pick<PictureRadioGroupProps, 'label' | 'description' | 'options'>;

export function FormPictureGroup<Values extends FieldValues, Output>({
  control,
  name,
  ...rest
}: FieldSource<string, Values, Output> & FormPictureProps) {
  const field = useFormField<string, Values, Output>(
    { control, name },
    { ...rest, formatValue: (chosen) => optionLabels(rest.options, chosen) },
  );
  const { isInvalid: _isInvalid, mark: _mark, ref, ...others } = field;
  return <PictureRadioGroup {...rest} {...others} ref={focusInside(ref)} />;
}
