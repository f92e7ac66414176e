import { object, pipe } from 'valibot';
import { acceptInviteMutation } from '#api/queries/learners.ts';
import { AcceptLink } from '#components/account/accept-link.tsx';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form } from '#components/form/form.tsx';
import { invitedPasswordRules, samePassword } from '#components/form/password/new-password.ts';
import { PasswordPair } from '#components/form/password/password-pair.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { Breakable } from '#ui/Breakable.tsx';
import { AcceptFailure } from '../accept-failure.tsx';
import { invitationProblem } from '../invitation-problem.ts';
import type { Invite } from '../invite.ts';
import { mustMatch, parentPasswords } from '../passwords.ts';
import { useSignInAndRedirect } from './use-sign-in-and-redirect.ts';

export const schema = pipe(object(parentPasswords), samePassword('password', 'confirmPassword', mustMatch));

/** Literal text (INV-018). */
const failed = 'Setup failed';

/** Sets the password of the account with the invited email. The account may have no password yet (D-173). */
export function SetPassword({ invite: { token, email } }: { invite: Invite }) {
  const form = useProblemForm({
    schema,
    defaultValues: { password: '', confirmPassword: '' },
    mutation: acceptInviteMutation(token),
    toBody: ({ password }) => ({ password }),
    toasts: 'auth',
    leaveWithoutWarning: 'before-sending',
    texts: { busy: 'Saving…', failed, success: 'Invitation accepted.', problem: invitationProblem(failed) },
    onSuccess: useSignInAndRedirect(email),
  });
  const { control, alert } = form;
  return (
    <Form form={form}>
      <h2>Set Your Password</h2>
      <p>
        There is an account for{' '}
        <strong>
          <bdi>
            <Breakable text={email} />
          </bdi>
        </strong>
        . If you know its password,{' '}
        <AcceptLink to="/learner/accept-signin" token={token}>
          log in to accept
        </AcceptLink>
        . Or choose a new one here, which replaces the old one.
      </p>
      <AcceptFailure alert={alert} token={token} />
      {/* Lets a password manager assign the password to the account. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordPair
        control={control}
        name="password"
        confirmName="confirmPassword"
        rules={invitedPasswordRules}
      />
      <FormSubmit block>Set password and accept</FormSubmit>
    </Form>
  );
}
