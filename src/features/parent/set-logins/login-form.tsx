import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useWatch, type Control } from 'react-hook-form';
import { type InferInput, type InferOutput, check, forward, object, partialCheck, pipe } from 'valibot';
import { userNameLimit } from '#api/contract.gen.ts';
import {
  isUserNameTaken,
  setLearnerLoginMutation,
  type Learner,
  userNameTakenQuery,
} from '#api/queries/learners.ts';
import { requiredText } from '#components/form/field-rules.ts';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { useFormParts } from '#components/form/form-context.ts';
import { PageForm } from '#components/form/page-form.tsx';
import { newPassword, passwordConfirmation, samePassword } from '#components/form/password/new-password.ts';
import { PasswordPair } from '#components/form/password/password-pair.tsx';
import { useDebouncedText } from '#components/form/use-debounced-text.ts';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { notLinkedMessage } from '#components/learner/not-linked.ts';
import { trimText, isSameIgnoringCase } from '#openapi/rules/text.ts';
import { homePathOf } from '#session/roles.ts';
import { useSession } from '#session/session.ts';

const userNameTaken = 'Username already taken.';

const userNameRule = pipe(
  requiredText('Username is required.', userNameLimit),
  // A user name with @ could be the email of another account.
  check((text) => !text.includes('@'), 'A username cannot contain @.'),
);

/**
 * The rules for a learner's login (D-036).
 *
 * @param isTaken whether another account is known to have a user name
 */
export const learnerLogin = (isTaken: (userName: string) => boolean) =>
  pipe(
    object({ userName: userNameRule, password: newPassword, confirmPassword: passwordConfirmation }),
    forward(
      partialCheck([['userName']], (form) => !isTaken(form.userName), userNameTaken),
      ['userName'],
    ),
    samePassword('password', 'confirmPassword'),
  );

/** The learner's current name is valid, although the check reports it as taken. */
export const isCurrentUserName = isSameIgnoringCase;

export function LoginForm({ learner: { id, name, userName } }: { learner: Learner }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const start = homePathOf(useSession(({ details }) => details?.role));
  const form = useProblemForm({
    schema: learnerLogin(
      (typed) => !isCurrentUserName(typed, userName) && isUserNameTaken(queryClient, typed),
    ),
    defaultValues: { userName, password: '', confirmPassword: '' },
    mutation: setLearnerLoginMutation(),
    toBody: (login) => ({ learnerId: id, ...login }),
    texts: {
      busy: 'Saving…',
      success: `${name} can log in now`,
      conflict: { field: 'userName', message: userNameTaken },
      problem: {
        title: 'Failed to set the login',
        denied: notLinkedMessage,
        missing: { title: `${name} no longer exists`, advice: 'Go back to see the current list.' },
      },
    },
    onSuccess: () => navigate({ to: start }),
  });
  const { control } = form;
  return (
    <PageForm form={form}>
      <UserNameField control={control} currentName={userName} />
      <PasswordPair control={control} name="password" confirmName="confirmPassword" />
    </PageForm>
  );
}

type Schema = ReturnType<typeof learnerLogin>;

interface UserNameFieldProps {
  control: Control<InferInput<Schema>, unknown, InferOutput<Schema>>;
  currentName: string;
}

/** Announces that the name is taken, because the focus may already be in the next field. */
function UserNameField({ control, currentName }: UserNameFieldProps) {
  const typed = useWatch({ control, name: 'userName' });
  const { busy } = useFormParts();
  const isKnownAsTaken = useUserNameTaken(trimText(typed), currentName);
  // While saving, skip the check: the name then belongs to this learner.
  const isTaken = isKnownAsTaken && busy === undefined;
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
 * Checks a user name when typing pauses, except the learner's current one. A failed check counts as free: the
 * server checks again on save.
 *
 * @returns whether another account is known to have the name
 */
function useUserNameTaken(userName: string, currentName: string): boolean {
  const queryClient = useQueryClient();
  const isCheckable = userName !== '' && !userName.includes('@') && !isCurrentUserName(userName, currentName);
  const debouncedName = useDebouncedText(isCheckable ? userName : '');
  useQuery({ ...userNameTakenQuery(debouncedName), enabled: debouncedName !== '' });
  return isCheckable && isUserNameTaken(queryClient, userName);
}
