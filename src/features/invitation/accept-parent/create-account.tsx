import { object, pipe } from 'valibot';
import { acceptInviteMutation } from '#api/queries/learners.ts';
import { AuthFoot } from '#components/account/auth-page.tsx';
import { requiredText, textOrNull } from '#components/form/field-rules.ts';
import { FormPasswordField } from '#components/form/fields/form-password-field.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { formValues } from '#components/form/form-schema.ts';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure, FormPair } from '#components/form/form.tsx';
import { samePassword } from '#components/form/password/new-password.ts';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { Role } from '#session/roles.ts';
import { invitationProblem, serverWords } from '../invitation-problem.ts';
import { OtherWay } from '../invitation-page.tsx';
import type { Invite } from '../invite.ts';
import { mustMatch, passwords } from './passwords.ts';
import { useAccept } from './use-accept.ts';

/** VAL-022a. */
const fields = object({
  name: requiredText('Name is required.'),
  surname: requiredText('Surname is required.'),
  cellphoneNumber: textOrNull(),
  whatsAppNumber: textOrNull(),
  town: textOrNull(),
  postalCode: textOrNull(),
  ...passwords,
});
const schema = pipe(fields, samePassword('password', 'confirmPassword', mustMatch));

const failed = 'Registration failed';

/** For somebody without an account; the role is always Parent (INV-009). */
export function CreateAccount({ invite: { token, email } }: { invite: Invite }) {
  const { accept, goOn } = useAccept();
  const form = useProblemForm({
    schema,
    defaultValues: formValues(fields, {}),
    mutation: acceptInviteMutation(token),
    toBody: ({ confirmPassword: _twice, ...account }) => ({ ...account, email, role: Role.Parent }),
    toasts: 'auth',
    texts: {
      busy: 'Creating…',
      failed,
      success: 'Invitation accepted.',
      problem: invitationProblem(failed),
    },
    accept,
    onSuccess: goOn,
  });
  const { control, alert } = form;
  const said = serverWords(alert?.error);
  return (
    <Form form={form}>
      <h2>Create Your Account</h2>
      <p>
        You will log in with <strong>{email}</strong>.{' '}
        <OtherWay to="/learner/accept-register" token={token}>
          Use another email
        </OtherWay>
      </p>
      <FormPair>
        <FormTextField control={control} name="name" label="Name" autoComplete="given-name" />
        <FormTextField control={control} name="surname" label="Surname" autoComplete="family-name" />
      </FormPair>
      <FormPair>
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
        />
      </FormPair>
      <FormPair>
        <FormTextField control={control} name="town" label="Town" autoComplete="address-level2" />
        <FormTextField
          control={control}
          name="postalCode"
          label="Postal Code"
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </FormPair>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <FormPasswordField control={control} name="password" label="Password" autoComplete="new-password" />
      <FormPasswordField
        control={control}
        name="confirmPassword"
        label="Confirm password"
        autoComplete="new-password"
      />
      <FormFailure>{said ? <p>{said}</p> : null}</FormFailure>
      <FormSubmit block>Create account and accept</FormSubmit>
      <AuthFoot>
        Do you have an account?{' '}
        <OtherWay to="/learner/accept-signin" token={token}>
          Log in to accept
        </OtherWay>
      </AuthFoot>
    </Form>
  );
}
