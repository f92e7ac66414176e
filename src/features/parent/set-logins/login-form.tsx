import { useQueryClient, useQuery } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import {
  type InferInput,
  type InferOutput,
  check,
  forward,
  object,
  partialCheck,
  pipe,
  transform,
} from 'valibot';
import { userNameLimit } from '#api/contract.gen.ts';
import { isUnknownOutcome } from '#api/problem.ts';
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
import { generateChildPassword } from '#lib/child-password.ts';
import { trimText, isSameIgnoringCase } from '#openapi/rules/text.ts';
import { isNewUserName } from '#openapi/rules/user-names.ts';
import { Button } from '#ui/Button.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import type { SavedLogin } from './login-slip.tsx';
import { UserNameSuggestions } from './user-name-suggestions.tsx';

const userNameTaken = 'Username already taken.';

/**
 * Returns the user name to send: trimmed, and in lower case because sign-in ignores letter case. The current name
 * remains as it is, also if it breaks the rule.
 */
function toSentName(typed: string, currentName: string): string {
  const name = trimText(typed);
  return isCurrentUserName(name, currentName) ? currentName : name.toLowerCase();
}

const isUsable = (userName: string, currentName: string): boolean =>
  isNewUserName(userName) || isCurrentUserName(userName, currentName);

const userNameRule = (currentName: string) =>
  pipe(
    requiredText('Username is required.', userNameLimit),
    transform((typed) => toSentName(typed, currentName)),
    check(
      (userName) => isUsable(userName, currentName),
      'Use only letters a to z, digits, dots and hyphens, and start with a letter or a digit.',
    ),
  );

/**
 * The rules for a learner's login (D-036, D-276).
 *
 * @param isTaken whether another account is known to have a user name
 */
export const learnerLogin = (currentName: string, isTaken: (userName: string) => boolean) =>
  pipe(
    object({
      userName: userNameRule(currentName),
      password: newPassword,
      confirmPassword: passwordConfirmation,
    }),
    forward(
      partialCheck([['userName']], (form) => !isTaken(form.userName), userNameTaken),
      ['userName'],
    ),
    samePassword('password', 'confirmPassword'),
  );

/** The learner's current name is valid, although the check reports it as taken. */
export const isCurrentUserName = isSameIgnoringCase;

const passwordFields = ['password', 'confirmPassword'] as const;

interface LoginFormProps {
  learner: Learner;
  onSaved: (login: SavedLogin) => void;
}

export function LoginForm({ learner, onSaved }: LoginFormProps) {
  const { id, name, userName } = learner;
  const queryClient = useQueryClient();
  // The response to the last request was lost: the name may be this learner's already.
  const [uncertainName, setUncertainName] = useState<string>();
  const isOwnName = (typed: string) => typed === uncertainName || isCurrentUserName(typed, userName);
  const form = useProblemForm({
    schema: learnerLogin(userName, (typed) => !isOwnName(typed) && isUserNameTaken(queryClient, typed)),
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
        // Saving the same login again changes nothing.
        unknown: { advice: 'The connection was lost. Save again: the login is then what you typed here.' },
        missing: { title: `${name} no longer exists`, advice: 'Go back to see the current list.' },
      },
    },
    onProblem: (_problem, { getValues }, error) => {
      setUncertainName(isUnknownOutcome(error) ? toSentName(getValues('userName'), userName) : undefined);
    },
    onSuccess: (_message, login) => onSaved(login),
  });
  const { control, setFocus, setValue } = form;
  const choose = (chosen: string) => {
    setValue('userName', chosen, { shouldDirty: true, shouldValidate: true });
    setFocus('userName');
  };
  return (
    <PageForm form={form}>
      <UserNameField control={control} learner={learner} isOwnName={isOwnName} onChoose={choose} />
      <PasswordSuggestion
        control={control}
        onSuggest={(password) => {
          for (const field of passwordFields) {
            setValue(field, password, { shouldDirty: true, shouldValidate: true });
          }
        }}
      />
      <PasswordPair control={control} name="password" confirmName="confirmPassword" />
    </PageForm>
  );
}

type Schema = ReturnType<typeof learnerLogin>;

type LoginControl = Control<InferInput<Schema>, unknown, InferOutput<Schema>>;

interface UserNameFieldProps {
  control: LoginControl;
  learner: Learner;
  isOwnName: (userName: string) => boolean;
  onChoose: (userName: string) => void;
}

/** Announces that the name is taken, because the focus may already be in the next field. */
function UserNameField({ control, learner, isOwnName, onChoose }: UserNameFieldProps) {
  const { userName: currentName } = learner;
  const typed = toSentName(useWatch({ control, name: 'userName' }), currentName);
  const { busy } = useFormParts();
  const isKnownAsTaken = useUserNameTaken(typed, isOwnName);
  const isRefused = typed !== '' && (isKnownAsTaken || !isUsable(typed, currentName));
  // While typing, the last suggestions remain until the user pauses.
  const refused = useDebouncedText(isRefused ? typed : '');
  // While saving, skip the check: the name then belongs to this learner.
  const isTaken = isKnownAsTaken && busy === undefined;
  return (
    <Stack gap={2} aria-live="polite">
      <FormTextField
        control={control}
        name="userName"
        label="Username"
        autoComplete="off"
        verbatim
        description="Letters a to z, digits, dots and hyphens."
        errorMessage={isTaken ? userNameTaken : undefined}
      />
      {isRefused && busy === undefined ? (
        <UserNameSuggestions typed={refused} learner={learner} onChoose={onChoose} />
      ) : null}
    </Stack>
  );
}

/**
 * Checks a user name when typing pauses, except the learner's current one. A failed check counts as free: the
 * server checks again on save.
 *
 * @returns whether another account is known to have the name
 */
function useUserNameTaken(userName: string, isOwnName: (userName: string) => boolean): boolean {
  const queryClient = useQueryClient();
  const isCheckable = isNewUserName(userName) && !isOwnName(userName);
  const debouncedName = useDebouncedText(isCheckable ? userName : '');
  useQuery({ ...userNameTakenQuery(debouncedName), enabled: debouncedName !== '' });
  return isCheckable && isUserNameTaken(queryClient, userName);
}

interface PasswordSuggestionProps {
  control: LoginControl;
  onSuggest: (password: string) => void;
}

/** Fills in a password that a child can type, and shows it until another one is typed (D-292). */
function PasswordSuggestion({ control, onSuggest }: PasswordSuggestionProps) {
  const [suggested, setSuggested] = useState<string>();
  const { busy } = useFormParts();
  const isUsed = useWatch({ control, name: passwordFields }).every((value) => value === suggested);
  const suggest = () => {
    const password = generateChildPassword();
    setSuggested(password);
    onSuggest(password);
  };
  return (
    <Row gap={3}>
      <Button
        size="small"
        icon={<Dices aria-hidden="true" />}
        isDisabled={busy !== undefined}
        onPress={suggest}
      >
        Suggest a password
      </Button>
      <p role="status">
        {isUsed ? (
          <>
            <bdi className="bold tabular">{suggested}</bdi> is in both fields.
          </>
        ) : null}
      </p>
    </Row>
  );
}
