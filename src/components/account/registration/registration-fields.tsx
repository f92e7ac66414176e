import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { emailTakenQuery, isEmailTaken } from '#api/queries/auth/accounts.ts';
import { FormDateField } from '#components/form/fields/form-date-field.tsx';
import { FormRadioGroup } from '#components/form/fields/form-radio-group.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { useFormParts } from '#components/form/form-context.ts';
import { invalidFields } from '#components/form/form-schema.ts';
import { FormPair } from '#components/form/form.tsx';
import { PasswordPair } from '#components/form/password/password-pair.tsx';
import { useDebouncedText } from '#components/form/use-debounced-text.ts';
import type { ProblemForm } from '#components/form/use-problem-form.ts';
import { normalizeEmail, emailAddress } from '#lib/text/email.ts';
import { classNames } from '#ui/class-names.ts';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { ContactField } from '../contact/contact-field.tsx';
import {
  isUsualPostalCode,
  registrationRoles,
  type RegistrationForm,
  emailTaken,
} from './registration-form.ts';
import styles from './registration.module.css';

interface RegistrationFieldsProps {
  form: ProblemForm<RegistrationForm, RegistrationForm>;
  roleHelp: ReactNode;
  emailTakenHelp: ReactNode;
  confirmLabel?: string;
}

/** The fields of the registration form (AUTH-018). */
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
      <RegistrationSection title="About you" control={control} requiredFields={['name', 'surname']}>
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
        requiredFields={['email', 'cellphoneNumber', 'whatsAppNumber', 'town', 'postalCode']}
      >
        <EmailField control={control} emailTakenHelp={emailTakenHelp} />
        <ContactField control={control} name="cellphoneNumber" />
        <ContactField control={control} name="whatsAppNumber" labelEnd={<SameNumberButton form={form} />} />
        <FormPair>
          <ContactField control={control} name="town" />
          <ContactField
            control={control}
            name="postalCode"
            // A hint: other postal codes are valid (D-206).
            description={isUsualPostalCode(postalCode) ? undefined : 'Postal Code must be 3–10 digits.'}
          />
        </FormPair>
      </RegistrationSection>
      <RegistrationSection
        title="Your password"
        control={control}
        requiredFields={['password', 'confirmPassword']}
      >
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

interface EmailFieldProps {
  control: Control<RegistrationForm>;
  emailTakenHelp: ReactNode;
}

/** Announces the result of the check, because the user may already be in the next field. */
function EmailField({ control, emailTakenHelp }: EmailFieldProps) {
  const email = useWatch({ control, name: 'email' });
  const { busy } = useFormParts();
  const hasAccount = useEmailTaken(normalizeEmail(email));
  // During and after registration, this may be the account that the user has just created.
  const isTaken = hasAccount && busy === undefined;
  return (
    <div aria-live="polite" className={styles.email}>
      <FormTextField
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        verbatim
        errorMessage={isTaken ? emailTaken : undefined}
        description="You will log in with it."
      />
      {isTaken ? <p>{emailTakenHelp}</p> : null}
    </div>
  );
}

/**
 * Asks the server, after the user has paused typing, whether an email has an account. Returns false after a failed
 * request (AUTH-024), because the server checks the email again on submission.
 */
function useEmailTaken(email: string): boolean {
  const queryClient = useQueryClient();
  const checkedEmail = useDebouncedText(emailAddress.test(email) ? email : '');
  useQuery({ ...emailTakenQuery(checkedEmail), enabled: checkedEmail !== '' });
  return isEmailTaken(queryClient, email);
}

/** Copies the cellphone number into the WhatsApp field. Hidden while both are equal. */
function SameNumberButton({ form }: { form: ProblemForm<RegistrationForm, RegistrationForm> }) {
  const { control, setFocus, setValue, busy } = form;
  const [cellphone, whatsApp] = useWatch({ control, name: ['cellphoneNumber', 'whatsAppNumber'] });
  if (busy !== undefined || cellphone.trim() === '' || cellphone === whatsApp) return null;
  const copyNumber = () => {
    setValue('whatsAppNumber', cellphone, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    setFocus('whatsAppNumber');
  };
  return (
    <button type="button" className={styles.same} onClick={copyNumber}>
      Same as cellphone
    </button>
  );
}

interface RegistrationSectionProps {
  title: string;
  control: Control<RegistrationForm>;
  requiredFields: readonly (keyof RegistrationForm)[];
  children: ReactNode;
}

function RegistrationSection({ title, control, requiredFields, children }: RegistrationSectionProps) {
  const titleId = useId();
  return (
    <fieldset aria-labelledby={titleId} className={styles.section}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <SectionProgress control={control} requiredFields={requiredFields} />
      </div>
      {children}
    </fieldset>
  );
}

function SectionProgress({
  control,
  requiredFields,
}: Pick<RegistrationSectionProps, 'control' | 'requiredFields'>) {
  const { schema } = useFormParts();
  const filledIn = useWatch({
    control,
    compute: (form) => {
      const invalid = invalidFields(schema, form);
      return requiredFields.filter((name) => !invalid.includes(name)).length;
    },
  });
  // The prerendered HTML has no prefilled email: avoid a hydration mismatch.
  const done = useHydrated() ? filledIn : 0;
  return (
    <p className={classNames(styles.progress, 'muted tabular')}>
      <ProgressBeads done={done} total={requiredFields.length} />
      {done} of {requiredFields.length}
      <span className="visually-hidden"> filled in</span>
    </p>
  );
}
