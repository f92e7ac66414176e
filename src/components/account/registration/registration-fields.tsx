import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDateField } from '#components/form/fields/form-date-field.tsx';
import { FormRadioGroup } from '#components/form/fields/form-radio-group.tsx';
import { FormPair } from '#components/form/form.tsx';
import { PasswordPair } from '#components/form/password/password-pair.tsx';
import type { ProblemForm } from '#components/form/use-problem-form.ts';
import { ContactField } from '../contact/contact-field.tsx';
import { EmailField } from './email-field.tsx';
import { isUsualPostalCode, registrationRoles, type RegistrationForm } from './registration-form.ts';
import { SameNumberButton } from './same-number-button.tsx';
import { RegistrationSection } from './section.tsx';

interface RegistrationFieldsProps {
  form: ProblemForm<RegistrationForm, RegistrationForm>;
  /** Below the choice of a role. */
  roleHelp: ReactNode;
  /** What somebody can do whose email has an account already. */
  emailTakenHelp: ReactNode;
  confirmLabel?: string;
}

/** Everything that a new account needs, in three parts (AUTH-018, INV-011). */
export function RegistrationFields({
  form,
  roleHelp,
  emailTakenHelp,
  confirmLabel,
}: RegistrationFieldsProps) {
  const { control } = form;
  const postalCode = useWatch({ control, name: 'postalCode' });
  return (
    <>
      <RegistrationSection title="About you" control={control} needed={['name', 'surname']}>
        <FormRadioGroup
          control={control}
          name="role"
          label="I am a"
          options={registrationRoles}
          columns={2}
          description={roleHelp}
        />
        <FormPair>
          <ContactField control={control} name="name" />
          <ContactField control={control} name="surname" />
        </FormPair>
        <FormPair>
          <FormDateField control={control} name="dateOfBirth" label="Date of birth" autoComplete="bday" />
        </FormPair>
      </RegistrationSection>
      <RegistrationSection
        title="Contact details"
        control={control}
        needed={['email', 'cellphoneNumber', 'whatsAppNumber', 'town', 'postalCode']}
      >
        <EmailField control={control} emailTakenHelp={emailTakenHelp} />
        <ContactField control={control} name="cellphoneNumber" />
        <ContactField control={control} name="whatsAppNumber" labelEnd={<SameNumberButton form={form} />} />
        <FormPair>
          <ContactField control={control} name="town" />
          <ContactField
            control={control}
            name="postalCode"
            // A hint that never holds anybody up (VAL-003, D-206).
            description={isUsualPostalCode(postalCode) ? undefined : 'Postal Code must be 3–10 digits.'}
          />
        </FormPair>
      </RegistrationSection>
      <RegistrationSection title="Your password" control={control} needed={['password', 'confirmPassword']}>
        <PasswordPair
          control={control}
          name="password"
          confirmName="confirmPassword"
          confirmLabel={confirmLabel}
        />
      </RegistrationSection>
    </>
  );
}
