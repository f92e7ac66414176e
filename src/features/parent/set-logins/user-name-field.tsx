import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import type { InferInput, InferOutput } from 'valibot';
import { isUserNameTaken, userNameTakenQuery } from '#api/queries/learners.ts';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { useFormParts } from '#components/form/form-context.ts';
import { useSettled } from '#components/form/use-settled.ts';
import { trimText } from '#openapi/rules/text.ts';
import { isOwnUserName, userNameTaken, type learnerLogin } from './login-rules.ts';

type Schema = ReturnType<typeof learnerLogin>;

interface UserNameFieldProps {
  control: Control<InferInput<Schema>, unknown, InferOutput<Schema>>;
  /** The learner's present name. */
  own: string;
}

/** What the check finds is read out, since the person may be in the next field by then. */
export function UserNameField({ control, own }: UserNameFieldProps) {
  const typed = useWatch({ control, name: 'userName' });
  const { busy } = useFormParts();
  const isKnown = useUserNameTaken(trimText(typed), own);
  // Of course it is, once it is this learner's.
  const isTaken = isKnown && busy === undefined;
  return (
    <div aria-live="polite">
      <FormTextField
        control={control}
        name="userName"
        label="Username"
        autoComplete="off"
        verbatim
        errorMessage={isTaken ? userNameTaken : undefined}
      />
    </div>
  );
}

/**
 * Looks a name up when the typing stops: one call a pause, none for the learner's own name. A failed call counts as
 * free; the server decides in the end.
 *
 * @returns whether somebody else is known to have the name
 */
function useUserNameTaken(userName: string, own: string): boolean {
  const queryClient = useQueryClient();
  const isWorthAsking = userName !== '' && !userName.includes('@') && !isOwnUserName(userName, own);
  const settled = useSettled(isWorthAsking ? userName : '');
  useQuery({ ...userNameTakenQuery(settled), enabled: settled !== '' });
  return isWorthAsking && isUserNameTaken(queryClient, userName);
}
