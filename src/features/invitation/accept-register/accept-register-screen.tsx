import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { isEmailTaken } from '#api/queries/auth/accounts.ts';
import { acceptInviteMutation } from '#api/queries/learners.ts';
import { AcceptLink } from '#components/account/accept-link.tsx';
import { AuthFooter } from '#components/account/auth-page.tsx';
import { redirectDelay, redirectFrom } from '#components/account/redirect.ts';
import { RegistrationFields } from '#components/account/registration/registration-fields.tsx';
import {
  emailTaken,
  emptyForm,
  registrationForm,
  toRegistrationBody,
} from '#components/account/registration/registration-form.ts';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { Heading } from '#ui/Heading.tsx';
import { AcceptFailure } from '../accept-failure.tsx';
import { AccountChoice } from '../account-choice.tsx';
import { InvitationPage } from '../invitation-page.tsx';
import { invitationProblem } from '../invitation-problem.ts';
import { LearnerName } from '../invitation-summary.tsx';
import type { Invite } from '../invite.ts';
import { registrationPasswords } from '../passwords.ts';

/** Literal text (INV-012). */
const failed = 'Error registering';

function useRegisterToAccept({ token, email }: Invite) {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useProblemForm({
    schema: registrationForm((typed) => isEmailTaken(queryClient, typed), registrationPasswords),
    defaultValues: { ...emptyForm, email },
    mutation: acceptInviteMutation(token),
    toBody: ({ confirmPassword: _twice, ...account }) => toRegistrationBody(account),
    toasts: 'auth',
    texts: {
      busy: 'Registering…',
      leaving: 'Opening the login page…',
      success: 'User registered successfully!',
      failed,
      problem: invitationProblem(),
      conflict: { field: 'email', message: emailTaken },
    },
    // The response has a session, which is not used (D-175).
    onSuccess: (_session, values) => {
      const next = { to: '/auth/login', state: { email: values.email } } as const;
      return redirectFrom(router, '/learner/accept-register', next, redirectDelay);
    },
  });
}

/** Accepts an invitation with a new account, whose email may differ from the invited one (INV-010 to INV-012). */
export const AcceptRegisterScreen = ({ token }: { token?: string | undefined }) => (
  <InvitationPage key={token} token={token} title="Accept invitation" isLong={() => true}>
    {(invite) => (
      <>
        <Heading level={1}>
          {invite.relationship
            ? `Accept invitation as a ${invite.relationship} of `
            : 'Accept invitation to follow '}
          <LearnerName invite={invite} />
        </Heading>
        <AccountChoice invite={invite}>
          <Register invite={invite} />
        </AccountChoice>
      </>
    )}
  </InvitationPage>
);

function Register({ invite }: { invite: Invite }) {
  const { token, learnerName } = invite;
  const form = useRegisterToAccept(invite);
  const typed = useWatch({ control: form.control, name: 'email' });
  return (
    <Form form={form}>
      <p>You can leave the date of birth empty. We need all the rest.</p>
      <RegistrationFields
        form={form}
        // A learner who accepts would be listed among the adults and see nothing.
        roleHelp={
          <>
            Only a parent or guardian sees how <bdi>{learnerName || 'the learner'}</bdi> is doing.
          </>
        }
        confirmLabel="Re-enter password"
        emailTakenHelp={
          <>
            Is it yours?{' '}
            <AcceptLink to="/learner/accept-signin" token={token} email={typed.trim()} ignoreBlocker>
              Log in to accept
            </AcceptLink>
            .
          </>
        }
      />
      <AcceptFailure alert={form.alert} token={token} />
      <FormSubmit block>Register</FormSubmit>
      <AuthFooter>
        Already registered?{' '}
        <AcceptLink to="/learner/accept-signin" token={token}>
          Log in to accept
        </AcceptLink>
      </AuthFooter>
    </Form>
  );
}
