import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDateField } from '#components/form/fields/form-date-field.tsx';
import { FormRadioGroup } from '#components/form/fields/form-radio-group.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormPair } from '#components/form/form.tsx';
import { PasswordPair } from '#components/form/password/password-pair.tsx';
import type { ProblemForm } from '#components/form/use-problem-form.ts';
import { EmailField } from './email-field.tsx';
import { isUsualPostalCode, registrationRoles, type RegistrationForm } from './registration-form.ts';
import { SameNumberButton } from './same-number-button.tsx';
import { RegistrationSection } from './section.tsx';

interface RegistrationFieldsProps {
  form: ProblemForm<RegistrationForm, RegistrationForm>;
  /** Below the choice of a role. */
  roleHelp: ReactNode;
  /** What somebody can do whose email has an account already. */
  whenTaken: ReactNode;
  confirmLabel?: string;
}

/** Everything that a new account needs, in three parts (AUTH-018, INV-011). */
export function RegistrationFields({ form, roleHelp, whenTaken, confirmLabel }: RegistrationFieldsProps) {
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
          <FormTextField control={control} name="name" label="Name" autoComplete="given-name" />
          <FormTextField control={control} name="surname" label="Surname" autoComplete="family-name" />
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
        <EmailField control={control} whenTaken={whenTaken} />
        <FormTextField
          control={control}
          name="cellphoneNumber"
          label="Cellphone number"
          type="tel"
          autoComplete="tel"
        />
        <FormTextField
          control={control}
          name="whatsAppNumber"
          label="WhatsApp number"
          type="tel"
          autoComplete="tel"
          labelEnd={<SameNumberButton form={form} />}
        />
        <FormPair>
          <FormTextField control={control} name="town" label="Town" autoComplete="address-level2" />
          <FormTextField
            control={control}
            name="postalCode"
            label="Postal Code"
            inputMode="numeric"
            autoComplete="postal-code"
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
