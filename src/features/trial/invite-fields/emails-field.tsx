import type { FieldValues } from 'react-hook-form';
import { FormTextArea } from '#components/form/fields/form-text-area.tsx';
import type { FieldSource } from '#components/form/use-form-field.ts';

/** A field for comma-separated emails. */
export const EmailsField = <Values extends FieldValues, Output>(
  source: FieldSource<string, Values, Output>,
) => (
  <FormTextArea
    {...source}
    label="Emails"
    description="With commas between them. Everybody gets a message of their own."
    placeholder="parent@example.com, friend@example.com"
    rows={3}
    verbatim
  />
);
