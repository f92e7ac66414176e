import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { isUserEmailTaken, userEmailTakenQuery } from '#api/queries/admin-users.ts';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { useFormParts } from '#components/form/form-context.ts';
import { useSettled } from '#components/form/use-settled.ts';
import { emailAddress } from '#lib/text/email.ts';
import { emailTaken, type UserOutput, type UserValues } from './user-schema.ts';

interface UserEmailFieldProps {
  control: Control<UserValues, unknown, UserOutput>;
  /** Off while an account is edited: its own email would count as taken. */
  isChecked: boolean;
}

/** The email to sign in with. What the check finds is read out, since the person may be in the next field by then. */
export function UserEmailField({ control, isChecked }: UserEmailFieldProps) {
  const email = useWatch({ control, name: 'email' }).trim();
  const { busy } = useFormParts();
  const isKnown = useEmailTaken(isChecked ? email : '');
  // Of course it is, once the account is there.
  const isTaken = isKnown && busy === undefined;
  return (
    <div aria-live="polite">
      <FormTextField
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="off"
        verbatim
        errorMessage={isTaken ? emailTaken : undefined}
      />
    </div>
  );
}

/** @returns whether the email is known to be taken; it is looked up when the typing stops */
function useEmailTaken(email: string): boolean {
  const queryClient = useQueryClient();
  const settled = useSettled(emailAddress.test(email) ? email : '');
  useQuery({ ...userEmailTakenQuery(settled), enabled: settled !== '' });
  return email !== '' && isUserEmailTaken(queryClient, email);
}
