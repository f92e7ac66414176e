import { object, pipe } from 'valibot';
import { acceptInviteMutation } from '#api/queries/learners.ts';
import { AuthFoot } from '#components/account/auth-page.tsx';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import { FormPasswordField } from '#components/form/fields/form-password-field.tsx';
import { samePassword } from '#components/form/password/new-password.ts';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { invitationProblem, serverWords } from '../invitation-problem.ts';
import { OtherWay } from '../invitation-page.tsx';
import type { Invite } from '../invite.ts';
import { mustMatch, passwords } from './passwords.ts';
import { useAccept } from './use-accept.ts';

const schema = pipe(object(passwords), samePassword('password', 'confirmPassword', mustMatch));

const failed = 'Setup failed';

/** For an account that exists and may have no password yet (D-173). */
export function SetPassword({ invite: { token, email } }: { invite: Invite }) {
  const { accept, goOn } = useAccept();
  const form = useProblemForm({
    schema,
    defaultValues: { password: '', confirmPassword: '' },
    mutation: acceptInviteMutation(token),
    toBody: ({ password }) => ({ password }),
    toasts: 'auth',
    unguarded: true,
    texts: { busy: 'Saving…', failed, success: 'Invitation accepted.', problem: invitationProblem(failed) },
    accept,
    onSuccess: goOn,
  });
  const { control, alert } = form;
  return (
    <Form form={form}>
      <h2>Set Your Password</h2>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <FormPasswordField control={control} name="password" label="Password" autoComplete="new-password" />
      <FormPasswordField
        control={control}
        name="confirmPassword"
        label="Confirm password"
        autoComplete="new-password"
      />
      <FormFailure>{words(alert?.error)}</FormFailure>
      <FormSubmit block>Set password and accept</FormSubmit>
      <AuthFoot>
        Do you know your password?{' '}
        <OtherWay to="/learner/accept-signin" token={token}>
          Log in to accept
        </OtherWay>
      </AuthFoot>
    </Form>
  );
}

const words = (error: unknown) => {
  const said = serverWords(error);
  return said ? <p>{said}</p> : null;
};
