import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { isEmailTaken, registerMutation } from '#api/queries/auth/accounts.ts';
import { AuthFooter, AuthPage } from '#components/account/auth-page.tsx';
import { useInvitationFromHistory } from '#components/account/history-state.ts';
import { redirectDelay, redirectFrom } from '#components/account/redirect.ts';
import { RegistrationFields } from '#components/account/registration/registration-fields.tsx';
import {
  emailTaken,
  emptyForm,
  registrationForm,
  toRegistrationBody,
} from '#components/account/registration/registration-form.ts';
import { registrationProblem } from '#components/account/registration/registration-problem.ts';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { AuthLink, usePreservedSearch } from '../auth-link.tsx';
import styles from './register-screen.module.css';

/**
 * Registers a parent or guardian, or a learner over 18 (AUTH-017 to AUTH-025).
 *
 * @param email prefilled, passed on by the previous page
 */
export function RegisterScreen({ email }: { email: string }) {
  const form = useRegister(email);
  const { control } = form;
  const typed = useWatch({ control, name: 'email' });
  return (
    <AuthPage title="One account for the whole family." lead={<Steps />} long>
      <Form form={form} className={styles.form}>
        <header className={styles.head}>
          <h1 tabIndex={-1}>Register as a parent and then add the child or children</h1>
          <p className="muted">You can leave the date of birth empty. We need all the rest.</p>
        </header>
        <RegistrationFields
          form={form}
          // Literal text (AUTH-020).
          roleHelp="Learners under 18 are added by a parent."
          emailTakenHelp={
            <>
              Is it yours?{' '}
              <AuthLink to="/auth/login" email={typed}>
                Log in
              </AuthLink>{' '}
              or{' '}
              <AuthLink to="/auth/forgot-password" email={typed}>
                reset the password
              </AuthLink>
              .
            </>
          }
        />
        <FormFailure />
        <FormSubmit block>Register</FormSubmit>
        <AuthFooter>
          Already registered?{' '}
          <AuthLink to="/auth/login" email={typed}>
            Log in instead
          </AuthLink>
        </AuthFooter>
      </Form>
    </AuthPage>
  );
}

function Steps() {
  return (
    <ol className={styles.steps}>
      <li>Register as a parent or guardian.</li>
      <li>Log in and add your child or children.</li>
      <li>Follow what they learn.</li>
    </ol>
  );
}

function useRegister(email: string) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const search = usePreservedSearch();
  const invitation = useInvitationFromHistory();
  return useProblemForm({
    schema: registrationForm((typed) => isEmailTaken(queryClient, typed)),
    defaultValues: { ...emptyForm, email },
    mutation: registerMutation(),
    toBody: toRegistrationBody,
    toasts: 'auth',
    texts: {
      busy: 'Registering…',
      leaving: 'Opening the login page…',
      success: 'User registered successfully!',
      failed: 'Error registering',
      problem: registrationProblem,
      conflict: { field: 'email', message: emailTaken },
    },
    onSuccess: (_response, values) => {
      const next = { to: '/auth/login', search, state: { email: values.email, invitation } } as const;
      return redirectFrom(router, '/auth/register', next, redirectDelay);
    },
  });
}
