import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { emailTakenQuery, isEmailTaken } from '#api/queries/auth/accounts.ts';
import { FormDateField } from '#components/form/fields/form-date-field.tsx';
import { FormRadioGroup } from '#components/form/fields/form-radio-group.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { useFormParts } from '#components/form/form-context.ts';
import { wrongFields } from '#components/form/form-schema.ts';
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
  /** Shown if the email already has an account. */
  emailTakenHelp: ReactNode;
  confirmLabel?: string;
}

/** The fields of a new account (AUTH-018). */
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
            // A hint, no validation (D-206).
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

interface EmailFieldProps {
  control: Control<RegistrationForm>;
  /** Shown if the email already has an account. */
  emailTakenHelp: ReactNode;
}

/** The email field. The result of the check is announced, because the user may already be in the next field. */
function EmailField({ control, emailTakenHelp }: EmailFieldProps) {
  const email = useWatch({ control, name: 'email' });
  const { busy } = useFormParts();
  const isKnown = useEmailTaken(normalizeEmail(email));
  // After registration the email is the user's own.
  const isTaken = isKnown && busy === undefined;
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
 * Checks an email after the user pauses typing. After a failed request it counts as free (AUTH-024): the server checks
 * it again.
 *
 * @returns whether the email is known to be taken
 */
function useEmailTaken(email: string): boolean {
  const queryClient = useQueryClient();
  const settled = useDebouncedText(emailAddress.test(email) ? email : '');
  useQuery({ ...emailTakenQuery(settled), enabled: settled !== '' });
  return isEmailTaken(queryClient, email);
}

/** Copies the cellphone number into the WhatsApp field and focuses it; hidden while both are equal. */
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
  /** The required fields, which count for the progress. */
  needed: readonly (keyof RegistrationForm)[];
  children: ReactNode;
}

function RegistrationSection({ title, control, needed, children }: RegistrationSectionProps) {
  const titleId = useId();
  return (
    <fieldset aria-labelledby={titleId} className={styles.section}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <SectionProgress control={control} needed={needed} />
      </div>
      {children}
    </fieldset>
  );
}

function SectionProgress({ control, needed }: Pick<RegistrationSectionProps, 'control' | 'needed'>) {
  const { schema } = useFormParts();
  const filledIn = useWatch({
    control,
    compute: (form) => {
      const wrong = wrongFields(schema, form);
      return needed.filter((name) => !wrong.includes(name)).length;
    },
  });
  // The prerendered page has no prefilled email.
  const done = useHydrated() ? filledIn : 0;
  return (
    <p className={classNames(styles.progress, 'muted tabular')}>
      <ProgressBeads done={done} total={needed.length} />
      {done} of {needed.length}
      <span className="visually-hidden"> filled in</span>
    </p>
  );
}
