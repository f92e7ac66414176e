import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { FormTextArea } from '#components/form/fields/form-text-area.tsx';
import { EmailsField } from './emails-field.tsx';
import { ExpiryField } from './expiry-field.tsx';

interface InviteValues {
  validUntil: string;
  message: string;
  emails: string;
}

interface InviteFieldsProps<Values extends InviteValues, Output> {
  control: Control<Values, unknown, Output>;
  /** Between the message and the emails. */
  children?: ReactNode;
}

/** The fields that the forms of a new invite share. */
export function InviteFields<Values extends InviteValues, Output>({
  control: ofForm,
  children,
}: InviteFieldsProps<Values, Output>) {
  const control = ofForm as unknown as Control<InviteValues>;
  return (
    <>
      <ExpiryField control={control} name="validUntil" />
      <FormTextArea control={control} name="message" label="Message" rows={3} />
      {children}
      <EmailsField control={control} name="emails" />
    </>
  );
}
