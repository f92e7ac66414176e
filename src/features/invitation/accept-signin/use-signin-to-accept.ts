import { useRouter } from '@tanstack/react-router';
import { object } from 'valibot';
import { signInNameLimit } from '#api/contract.gen.ts';
import { acceptInviteSigninMutation } from '#api/queries/learners.ts';
import { redirectDelay, redirectFrom } from '#components/account/redirect.ts';
import { currentPassword, requiredText } from '#components/form/field-rules.ts';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { wrongClockMessage } from '#components/wrong-clock-message.ts';
import { homeOf } from '#session/roles.ts';
import { currentSession, signIn } from '#session/session.ts';
import { invitationProblem } from '../invitation-problem.ts';
import type { Invite } from '../invite.ts';

/** VAL-028. */
export const schema = object({
  emailOrUserName: requiredText('Enter a valid email or username.', signInNameLimit),
  password: currentPassword('Password is required.'),
});

/**
 * The course of it: the call, the session, and where the role begins.
 *
 * @param email of the account, when the page before knew it; otherwise it is that of the invitation
 */
export function useSigninToAccept(invite: Invite, email: string) {
  const { token } = invite;
  const router = useRouter();
  return useProblemForm({
    schema,
    defaultValues: { emailOrUserName: email || invite.email, password: '' },
    mutation: acceptInviteSigninMutation(token),
    mode: 'onSubmit',
    unguarded: 'before-sending',
    toasts: 'auth',
    texts: {
      busy: 'Logging in…',
      leaving: 'Opening your page…',
      success: 'Login successful!',
      failed: ({ alert }) => ({
        title: 'Login Failed',
        message: alert?.kind === 'signedOut' ? 'Invalid credentials' : (alert?.title ?? checkTheForm),
      }),
      problem: invitationProblem(),
    },
    onProblem: ({ alert }, { getValues }, error) => {
      const wrongClock = wrongClockMessage(error);
      if (alert?.kind !== 'signedOut' && wrongClock === undefined) return false;
      const search = { message: wrongClock ?? 'Invalid username or password' };
      // The login page is next, and an invitation that is still open goes along, not in its URL (INV-015).
      const invitation = wrongClock === undefined ? token : undefined;
      const state = { email: getValues('emailOrUserName'), invitation };
      // In place of this page: the way back must not end at one that is done with.
      void router.navigate({ to: '/auth/login', search, state, replace: true });
      return wrongClock !== undefined;
    },
    accept: signIn,
    onSuccess: () => {
      const next = { path: homeOf(currentSession()?.role) };
      return redirectFrom(router, '/learner/accept-signin', next, redirectDelay);
    },
  });
}

const checkTheForm = 'Please look at the form again.';
