import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '#ui/form/TextField.tsx';
import { useFormField, type FieldSource } from '../use-form-field.ts';

/** What a text field takes that its form does not know. */
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
  /** The message of the field while the form itself has none for it. */
  errorMessage?: string | undefined;
  /** Whether it has to be filled in, where that depends on another field: the schema of the field takes an empty one. */
  isRequired?: boolean;
};

/** A line of text. */
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
