import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '#ui/form/TextField.tsx';
import { useFormField, type FieldSource } from '../use-form-field.ts';

export type FormTextProps = Pick<
  TextFieldProps,
  | 'label'
  | 'hidesLabel'
  | 'labelEnd'
  | 'description'
  | 'placeholder'
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'verbatim'
  | 'isReadOnly'
  | 'isDisabled'
  | 'autoFocus'
> & {
  /** Shown if the form has no message for the field. */
  errorMessage?: string | undefined;
  /** Overrides the schema if the field is required depending on another field. */
  isRequired?: boolean;
};

export function FormTextField<Values extends FieldValues, Output>({
  control,
  name,
  errorMessage,
  ...rest
}: FieldSource<string, Values, Output> & FormTextProps) {
  const field = useFormField<string, Values, Output>({ control, name }, rest);
  const message = field.errorMessage ?? errorMessage;
  return (
    <TextField {...rest} {...field} isInvalid={field.isInvalid || Boolean(message)} errorMessage={message} />
  );
}
