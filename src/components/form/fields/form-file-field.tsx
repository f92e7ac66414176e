import type { FieldValues } from 'react-hook-form';
import { FileField, type FileFieldProps } from '#ui/form/FileField.tsx';
import { useFormField, type FieldSource } from '../use-form-field.ts';

type FormFileProps = Pick<FileFieldProps, 'label' | 'description' | 'accept' | 'isDisabled'>;

/** The schema must validate type and size of the file. */
export function FormFileField<Values extends FieldValues, Output>({
  control,
  name,
  ...rest
}: FieldSource<File | null, Values, Output> & FormFileProps) {
  const { isInvalid: _isInvalid, ...field } = useFormField<File | null, Values, Output>(
    { control, name },
    rest,
  );
  return <FileField {...rest} {...field} />;
}
