import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { isEmailTaken, registerMutation } from '#api/queries/auth.ts';
import { FormDateField } from '#components/form/fields/form-date-field.tsx';
import { FormRadioGroup } from '#components/form/fields/form-radio-group.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure, FormPair } from '#components/form/form.tsx';
import { PasswordPair } from '#components/form/password/password-pair.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { Role } from '#session/roles.ts';
import { AuthLink, useCarriedSearch } from '../auth-link.tsx';
import { AuthFoot, AuthPage } from '../auth-page.tsx';
import { redirectDelay, redirectFrom } from '../redirect.ts';
import { RegisterEmailField } from './email-field.tsx';
import { emailTaken, emptyForm, isUsualPostalCode, registerForm, toRegistration } from './register-form.ts';
import { registerProblem } from './register-problem.ts';
import { SameNumberButton } from './same-number-button.tsx';
import { RegisterSection } from './section.tsx';
import styles from './register-screen.module.css';

/** The words of the invitation's form (D-179). */
const roles = [
  { value: Role.Parent, label: 'Parent/Guardian' },
  { value: Role.Learner, label: 'Learner (Over 18yrs)' },
];

/**
 * Opens an account for a parent or guardian, or for a learner over 18 (AUTH-017 to AUTH-025).
 *
 * @param email an email that the application knows already
 */
export function RegisterScreen({ email }: { email: string }) {
  const form = useRegister(email);
  const { control } = form;
  const [typed, postalCode] = useWatch({ control, name: ['email', 'postalCode'] });
  return (
    <AuthPage title="One account for the whole family." lead={<Steps />} long>
      <Form form={form} className={styles.form}>
        <header className={styles.head}>
          <h1 tabIndex={-1}>Register as a parent and then add the child or children</h1>
          <p className={styles.lead}>Only the date of birth may stay empty.</p>
        </header>
        <RegisterSection title="About you" control={control} needed={['name', 'surname']}>
          <FormRadioGroup
            control={control}
            name="role"
            label="I am a"
            options={roles}
            columns={2}
            // Younger learners are added by a parent (AUTH-020).
            description="Learners under 18 are added by a parent."
          />
          <FormPair>
            <FormTextField control={control} name="name" label="Name" autoComplete="given-name" />
            <FormTextField control={control} name="surname" label="Surname" autoComplete="family-name" />
          </FormPair>
          <FormPair>
            <FormDateField control={control} name="dateOfBirth" label="Date of birth" autoComplete="bday" />
          </FormPair>
        </RegisterSection>
        <RegisterSection
          title="Contact details"
          control={control}
          needed={['email', 'cellphoneNumber', 'whatsAppNumber', 'town', 'postalCode']}
        >
          <RegisterEmailField control={control} />
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
        </RegisterSection>
        <RegisterSection title="Your password" control={control} needed={['password', 'confirmPassword']}>
          <PasswordPair control={control} name="password" confirmName="confirmPassword" />
        </RegisterSection>
        <FormFailure />
        <FormSubmit block>Register</FormSubmit>
        <AuthFoot>
          Already registered?{' '}
          <AuthLink to="/auth/login" email={typed}>
            Log in instead
          </AuthLink>
        </AuthFoot>
      </Form>
    </AuthPage>
  );
}

/** What registering leads to. */
function Steps() {
  return (
    <ol className={styles.steps}>
      <li>Register as a parent or guardian.</li>
      <li>Log in and add your child or children.</li>
      <li>Follow what they learn.</li>
    </ol>
  );
}

/** The course of a registration: the call, and the way to the login page, where nobody types the email again. */
function useRegister(email: string) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const search = useCarriedSearch();
  return useProblemForm({
    schema: registerForm((typed) => isEmailTaken(queryClient, typed)),
    defaultValues: { ...emptyForm, email },
    mutation: registerMutation(),
    toBody: toRegistration,
    toasts: 'auth',
    texts: {
      busy: 'Registering…',
      leaving: 'Opening the login page…',
      success: 'User registered successfully!',
      failed: 'Error registering',
      problem: registerProblem,
      conflict: { field: 'email', message: emailTaken },
    },
    onSuccess: (_response, values) => {
      const next = { to: '/auth/login', search, state: { email: values.email } } as const;
      return redirectFrom(router, '/auth/register', next, redirectDelay);
    },
  });
}
