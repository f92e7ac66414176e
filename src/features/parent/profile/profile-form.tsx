import { useEffect } from 'react';
import { object } from 'valibot';
import { updateParentProfileMutation, type ParentProfile } from '#api/queries/parents.ts';
import { ContactField } from '#components/account/contact/contact-field.tsx';
import { personName, requiredText } from '#components/form/field-rules.ts';
import { formValues } from '#components/form/form-schema.ts';
import { FormPair } from '#components/form/form.tsx';
import { PageForm } from '#components/form/page-form.tsx';
import { phoneNumber } from '#components/form/phone-rules.ts';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { refreshClaims } from '#session/token-source.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';

export const schema = object({
  ...personName,
  whatsAppNumber: phoneNumber('WhatsApp number is required.'),
  cellphoneNumber: phoneNumber('Cellphone number is required.'),
  town: requiredText('Town is required.'),
  postalCode: requiredText('Postal Code is required.'),
});

interface ProfileFormProps {
  profile: ParentProfile;
  onClose: (options?: { discard: boolean }) => void;
}

/** Edits the profile; Cancel discards the changes (PAR-030). */
export function ProfileForm({ profile, onClose }: ProfileFormProps) {
  const form = useProblemForm({
    schema,
    defaultValues: formValues(schema, profile),
    mutation: updateParentProfileMutation(),
    toBody: (details) => ({ ...details, ...(profile.email !== null && { email: profile.email }) }),
    texts: {
      busy: 'Saving…',
      success: 'Profile updated successfully!',
      // Literal text (D-094).
      failed: 'Failed to update profile',
      problem: { title: 'Failed to update profile.' },
    },
    onSuccess: async () => {
      // The menus show the name in the token.
      await refreshClaims();
      onClose();
    },
  });
  const { control, setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <PageForm
      form={form}
      actions={
        <Button isDisabled={form.busy !== undefined} onPress={() => onClose({ discard: true })}>
          Cancel
        </Button>
      }
    >
      <FormPair>
        <ContactField control={control} name="name" />
        <ContactField control={control} name="surname" />
      </FormPair>
      <TextField
        label="Email"
        type="email"
        value={profile.email ?? ''}
        isReadOnly
        description="You log in with it. It cannot be changed here."
        verbatim
      />
      <FormPair>
        <ContactField control={control} name="whatsAppNumber" />
        <ContactField control={control} name="cellphoneNumber" />
      </FormPair>
      <FormPair>
        <ContactField control={control} name="town" />
        <ContactField control={control} name="postalCode" />
      </FormPair>
    </PageForm>
  );
}
