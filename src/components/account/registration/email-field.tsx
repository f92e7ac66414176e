import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { emailTakenQuery, isEmailTaken } from '#api/queries/auth/accounts.ts';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { useFormParts } from '#components/form/form-context.ts';
import { useDebouncedText } from '#components/form/use-debounced-text.ts';
import { normalizeEmail, emailAddress } from '#lib/text/email.ts';
import { emailTaken, type RegistrationForm } from './registration-form.ts';
import styles from './registration.module.css';

interface EmailFieldProps {
  control: Control<RegistrationForm>;
  /** What somebody can do whose email it is. */
  emailTakenHelp: ReactNode;
}

/** The email to log in with. What the check finds is read out, since the person may be in the next field by then. */
export function EmailField({ control, emailTakenHelp }: EmailFieldProps) {
  const email = useWatch({ control, name: 'email' });
  const { busy } = useFormParts();
  const isKnown = useEmailTaken(normalizeEmail(email));
  // Of course it is, once the account is open.
  const isTaken = isKnown && busy === undefined;
  return (
    <div aria-live="polite" className={styles.email}>
      <FormTextField
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        verbatim
        errorMessage={isTaken ? emailTaken : undefined}
        description="You will log in with it."
      />
      {isTaken ? <p>{emailTakenHelp}</p> : null}
    </div>
  );
}

/**
 * Looks the email up when the typing stops: one call a pause, none for what is no email. A failed call counts as free
 * (AUTH-024); the server decides in the end.
 *
 * @returns whether the email is known to be taken
 */
function useEmailTaken(email: string): boolean {
  const queryClient = useQueryClient();
  const settled = useDebouncedText(emailAddress.test(email) ? email : '');
  useQuery({ ...emailTakenQuery(settled), enabled: settled !== '' });
  return isEmailTaken(queryClient, email);
}
