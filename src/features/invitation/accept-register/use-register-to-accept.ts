import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { isEmailTaken } from '#api/queries/auth/accounts.ts';
import { acceptInviteMutation } from '#api/queries/learners.ts';
import { redirectDelay, redirectFrom } from '#components/account/redirect.ts';
import {
  emailTaken,
  emptyForm,
  registrationForm,
  toRegistration,
} from '#components/account/registration/registration-form.ts';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { invitationProblem } from '../invitation-problem.ts';
import type { Invite } from '../invite.ts';
import { registrationPasswords } from '../passwords.ts';

/** INV-012; literal. */
const failed = 'Error registering';

/** The course of it: the call, and the way to the login page, where nobody types the email again. */
export function useRegisterToAccept({ token, email }: Invite) {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useProblemForm({
    schema: registrationForm((typed) => isEmailTaken(queryClient, typed), registrationPasswords),
    defaultValues: { ...emptyForm, email },
    mutation: acceptInviteMutation(token),
    toBody: ({ confirmPassword: _twice, ...account }) => toRegistration(account),
    toasts: 'auth',
    texts: {
      busy: 'Registering…',
      leaving: 'Opening the login page…',
      success: 'User registered successfully!',
      failed,
      problem: invitationProblem(),
      conflict: { field: 'email', message: emailTaken },
    },
    // The session that comes back is not used (D-175).
    onSuccess: (_session, values) => {
      const next = { to: '/auth/login', state: { email: values.email } } as const;
      return redirectFrom(router, '/learner/accept-register', next, redirectDelay);
    },
  });
}
