import { object, pipe } from 'valibot';
import { acceptInviteMutation } from '#api/queries/learners.ts';
import { AcceptLink } from '#components/account/accept-link.tsx';
import { AuthFooter } from '#components/account/auth-page.tsx';
import { ContactField } from '#components/account/contact/contact-field.tsx';
import { personName, textOrNull } from '#components/form/field-rules.ts';
import { formValues } from '#components/form/form-schema.ts';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormPair } from '#components/form/form.tsx';
import { invitedPasswordRules, samePassword } from '#components/form/password/new-password.ts';
import { PasswordPair } from '#components/form/password/password-pair.tsx';
import { phoneNumberOrNull } from '#components/form/phone-rules.ts';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { Role } from '#session/roles.ts';
import { Breakable } from '#ui/Breakable.tsx';
import { AcceptFailure } from '../accept-failure.tsx';
import { invitationProblem } from '../invitation-problem.ts';
import type { Invite } from '../invite.ts';
import { mustMatch, parentPasswords } from '../passwords.ts';
import { useSignInAndRedirect } from './use-sign-in-and-redirect.ts';

/** The rules of VAL-022a. */
const fields = object({
  ...personName,
  cellphoneNumber: phoneNumberOrNull(),
  whatsAppNumber: phoneNumberOrNull(),
  town: textOrNull(),
  postalCode: textOrNull(),
  ...parentPasswords,
});
export const schema = pipe(fields, samePassword('password', 'confirmPassword', mustMatch));

/** Literal text (INV-018). */
const failed = 'Registration failed';

/** Creates an account for an invited email that has none; its role is always Parent (INV-009). */
export function CreateAccount({ invite: { token, email } }: { invite: Invite }) {
  const form = useProblemForm({
    schema,
    defaultValues: formValues(fields, {}),
    mutation: acceptInviteMutation(token),
    toBody: ({ confirmPassword: _twice, ...account }) => ({ ...account, email, role: Role.Parent }),
    toasts: 'auth',
    texts: { busy: 'Creating…', failed, success: 'Invitation accepted.', problem: invitationProblem(failed) },
    onSuccess: useSignInAndRedirect(email),
  });
  const { control, alert } = form;
  return (
    <Form form={form}>
      <h2>Create Your Account</h2>
      <p>
        You will log in with{' '}
        <strong>
          <bdi>
            <Breakable text={email} />
          </bdi>
        </strong>
        .{' '}
        <AcceptLink to="/learner/accept-register" token={token}>
          Use another email
        </AcceptLink>
      </p>
      <FormPair>
        <ContactField control={control} name="name" />
        <ContactField control={control} name="surname" />
      </FormPair>
      <FormPair>
        <ContactField control={control} name="cellphoneNumber" />
        <ContactField control={control} name="whatsAppNumber" />
      </FormPair>
      <FormPair>
        <ContactField control={control} name="town" />
        <ContactField control={control} name="postalCode" />
      </FormPair>
      {/* Lets a password manager assign the password to the account. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordPair
        control={control}
        name="password"
        confirmName="confirmPassword"
        rules={invitedPasswordRules}
      />
      <AcceptFailure alert={alert} token={token} />
      <FormSubmit block>Create account and accept</FormSubmit>
      <AuthFooter>
        Do you have an account?{' '}
        <AcceptLink to="/learner/accept-signin" token={token}>
          Log in to accept
        </AcceptLink>
      </AuthFooter>
    </Form>
  );
}
