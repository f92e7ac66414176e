import type { ReactNode } from 'react';
import { type Control, useWatch, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { FormDateField } from '#components/form/fields/form-date-field.tsx';
import { FormTextArea } from '#components/form/fields/form-text-area.tsx';
import type { FieldSource } from '#components/form/use-form-field.ts';
import { fromSchoolDateTime, schoolTimeZoneLabel } from '#lib/time/school-time.ts';
import { isExpired } from '../is-expired.ts';

export const EmailsField = <Values extends FieldValues, Output>(
  source: FieldSource<string, Values, Output>,
) => (
  <FormTextArea
    {...source}
    label="Emails"
    description="Separate them with commas. Each recipient gets a separate message."
    placeholder="parent@example.com, friend@example.com"
    rows={3}
    verbatim
  />
);

interface InviteValues {
  validUntil: string;
  message: string;
  emails: string;
}

interface InviteFieldsProps<Values extends InviteValues, Output> {
  control: Control<Values, unknown, Output>;
  children?: ReactNode;
}

export function InviteFields<Values extends InviteValues, Output>({
  control: formControl,
  children,
}: InviteFieldsProps<Values, Output>) {
  const control = formControl as unknown as Control<InviteValues>;
  return (
    <>
      <ExpiryField control={control} name="validUntil" />
      <FormTextArea control={control} name="message" label="Message" rows={3} />
      {children}
      <EmailsField control={control} name="emails" />
    </>
  );
}

interface ExpiryFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string>;
}

/** The expiry of an invite. The server accepts any time; for a time in the past, the field shows a warning. */
function ExpiryField<Values extends FieldValues, Output>({
  control,
  name,
}: ExpiryFieldProps<Values, Output>) {
  const value: unknown = useWatch({ control, name });
  const isPast = typeof value === 'string' && isExpired({ validUntil: fromSchoolDateTime(value) });
  return (
    <FormDateField
      control={control}
      name={name}
      label="Valid until"
      description={`${schoolTimeZoneLabel}.${isPast ? ' This is in the past, so the invite cannot be booked.' : ''}`}
      withTime
    />
  );
}
