import { object } from 'valibot';
import { updateRegisteredUserMutation } from '#api/queries/auth/accounts.ts';
import { ContactField } from '#components/account/contact/contact-field.tsx';
import { optionalText, personName } from '#components/form/field-rules.ts';
import { formValues } from '#components/form/form-schema.ts';
import { FormPair } from '#components/form/form.tsx';
import { PageForm } from '#components/form/page-form.tsx';
import { optionalPhoneNumber } from '#components/form/phone-rules.ts';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import type { SessionDetails } from '#session/claims.ts';
import { refreshClaims } from '#session/token-source.ts';

const contactFields = ['cellphoneNumber', 'whatsAppNumber', 'town', 'postalCode'] as const;

export const schema = object({
  ...personName,
  cellphoneNumber: optionalPhoneNumber(),
  whatsAppNumber: optionalPhoneNumber(),
  town: optionalText(),
  postalCode: optionalText(),
});

/**
 * Edits the name and contact details of the signed-in user. The session has only the name, and no operation reads
 * the other values for every role: empty fields are not sent, so that the server does not change them.
 */
export function ProfileForm({ details }: { details: Pick<SessionDetails, 'id' | 'name' | 'surname'> }) {
  const form = useProblemForm({
    schema,
    defaultValues: formValues(schema, { name: details.name, surname: details.surname }),
    mutation: updateRegisteredUserMutation(),
    toBody: ({ name, surname, ...others }) => ({
      id: details.id,
      name,
      surname,
      ...Object.fromEntries(
        contactFields.flatMap((field) => (others[field] === '' ? [] : [[field, others[field]]])),
      ),
    }),
    texts: {
      busy: 'Saving…',
      success: 'Profile updated successfully!',
      failed: 'Failed to update profile',
    },
    // The menus show the name in the token.
    onSuccess: () => refreshClaims(),
  });
  const { control } = form;
  return (
    <PageForm form={form} title="Change your details">
      <FormPair>
        <ContactField control={control} name="name" />
        <ContactField control={control} name="surname" />
      </FormPair>
      <p className="muted">
        The school does not show your contact details here. Fill in only what has changed: fields that you
        leave empty do not change.
      </p>
      <FormPair>
        <ContactField control={control} name="cellphoneNumber" />
        <ContactField control={control} name="whatsAppNumber" />
      </FormPair>
      <FormPair>
        <ContactField control={control} name="town" />
        <ContactField control={control} name="postalCode" />
      </FormPair>
    </PageForm>
  );
}
