import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { nonEmpty, pipe, string } from 'valibot';
import { isEmailTaken } from '#api/queries/auth.ts';
import { acceptInviteMutation } from '#api/queries/learners.ts';
import { AuthFoot } from '#components/account/auth-page.tsx';
import { redirectDelay, redirectFrom } from '#components/account/redirect.ts';
import { RegistrationFields } from '#components/account/registration/registration-fields.tsx';
import {
  emailTaken,
  emptyForm,
  registrationForm,
  toRegistration,
} from '#components/account/registration/registration-form.ts';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import { longEnough, newPasswordIn } from '#components/form/password/new-password.ts';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { Heading } from '#ui/Heading.tsx';
import { invitationProblem, serverWords } from '../invitation-problem.ts';
import { InvitationPage, OtherWay } from '../invitation-page.tsx';
import type { Invite } from '../invite.ts';
import { SignedInAs } from '../invited-to.tsx';

/** Literal, comma and all (VAL-025, D-178). */
const passwords = {
  password: newPasswordIn({
    uppercase: 'Must contain uppercase',
    digit: 'Must contain a number,',
    special: 'Must contain a special character.',
  }),
  confirmPassword: pipe(string(), nonEmpty('Confirm password is required.'), longEnough),
};

/** Accepts with an account of one's own choice: another email, or an adult who wants to learn (INV-010 to INV-012). */
export const AcceptRegisterScreen = ({ token }: { token?: string | undefined }) => (
  <InvitationPage key={token} token={token} title="Accept invitation" long>
    {(invite) => <Register invite={invite} />}
  </InvitationPage>
);

function Register({ invite }: { invite: Invite }) {
  const { token, learnerName, relationship = 'guardian' } = invite;
  const form = useRegistration(invite);
  const said = serverWords(form.alert?.error);
  return (
    <Form form={form}>
      <Heading level={1}>{`Accept invitation as a ${relationship} of ${learnerName || 'a learner'}`}</Heading>
      <SignedInAs />
      <RegistrationFields
        form={form}
        roleHelp="Learners under 18 are added by a parent."
        confirmLabel="Re-enter password"
        whenTaken={() => (
          <>
            Is it yours?{' '}
            <OtherWay to="/learner/accept-signin" token={token}>
              Log in to accept
            </OtherWay>
            .
          </>
        )}
      />
      <FormFailure>{said ? <p>{said}</p> : null}</FormFailure>
      <FormSubmit block>Register</FormSubmit>
      <AuthFoot>
        Already registered?{' '}
        <OtherWay to="/learner/accept-signin" token={token}>
          Log in to accept
        </OtherWay>
      </AuthFoot>
    </Form>
  );
}

function useRegistration({ token, email }: Invite) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const failed = 'Error registering';
  return useProblemForm({
    schema: registrationForm((typed) => isEmailTaken(queryClient, typed), passwords),
    defaultValues: { ...emptyForm, email },
    mutation: acceptInviteMutation(token),
    toBody: ({ confirmPassword: _twice, ...account }) => toRegistration(account),
    toasts: 'auth',
    texts: {
      busy: 'Registering…',
      leaving: 'Opening the login page…',
      success: 'User registered successfully!',
      failed,
      problem: invitationProblem(failed),
      conflict: { field: 'email', message: emailTaken },
    },
    // The session that comes back is not used: the login page is next (D-175).
    onSuccess: (_session, values) =>
      redirectFrom(
        router,
        '/learner/accept-register',
        { to: '/auth/login', state: { email: values.email } },
        redirectDelay,
      ),
  });
}
