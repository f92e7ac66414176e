import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormState, useWatch, type Control } from 'react-hook-form';
import { roleListQuery } from '#api/queries/admin-roles.ts';
import { isUserEmailTaken, userEmailTakenQuery } from '#api/queries/admin-users.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { FormCheckboxGroup } from '#components/form/fields/form-checkbox-group.tsx';
import { FormDateField } from '#components/form/fields/form-date-field.tsx';
import { FormSelect } from '#components/form/fields/form-select.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { useFormParts } from '#components/form/form-context.ts';
import { useDebouncedText } from '#components/form/use-debounced-text.ts';
import { useQueryFailure, type QueryFailure } from '#components/use-query-failure.ts';
import { normalizeEmail, emailAddress } from '#lib/text/email.ts';
import { Permission, Role } from '#session/roles.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import { emailTaken, needsPhoneNumbers, type unsetProperties, type UserValues } from './user-schema.ts';

const permissions = Object.values(Permission).map((permission) => ({ value: permission, label: permission }));

/** Fields that are required for some roles only. */
const roleDependentNames = ['cellphoneNumber', 'whatsAppNumber', 'email', 'dateOfBirth'] as const;

const noProperties: ReturnType<typeof unsetProperties> = [];

interface UserFieldsProps<Values extends UserValues, Output> {
  control: Control<Values, unknown, Output>;
  /** Checks whether the email is taken (ADM-016). False for an existing account, whose email counts as taken. */
  isNew?: boolean;
  isOwn?: boolean;
  /** The properties that a learner may remain without (D-268). */
  unset?: ReturnType<typeof unsetProperties>;
}

/** The fields of an account (ADM-013, ADM-015); only learners have a grade (ADM-014). */
export function UserFields<Values extends UserValues, Output>({
  control: formControl,
  isNew = false,
  isOwn = false,
  unset = noProperties,
}: UserFieldsProps<Values, Output>) {
  const control = formControl as unknown as Control<UserValues>;
  const roles = useQuery(roleListQuery());
  const grades = useQuery(gradeListQuery());
  const [role, gradeId] = useWatch({ control, name: ['role', 'gradeId'] });
  const { errors } = useFormState({ control, name: roleDependentNames });
  const isLoading = roles.isLoading || grades.isLoading;
  const phoneProps = { type: 'tel', autoComplete: 'off', isRequired: needsPhoneNumbers(role) } as const;
  const isNeeded = (name: 'email' | 'dateOfBirth') => role !== Role.Learner || !unset.includes(name);
  const selectProps = { isDisabled: isLoading, placeholder: isLoading ? 'Loading…' : 'Choose…' };
  return (
    <>
      <QueryFailures failures={[useQueryFailure(roles), useQueryFailure(grades)]} />
      <FormTextField control={control} name="name" label="Name" autoComplete="off" />
      <FormTextField control={control} name="surname" label="Surname" autoComplete="off" />
      <UserEmailField control={control} isChecked={isNew} isRequired={isNeeded('email')} />
      <FormTextField {...phoneProps} control={control} name="cellphoneNumber" label="Cellphone" />
      <FormTextField {...phoneProps} control={control} name="whatsAppNumber" label="WhatsApp" />
      <FormDateField
        control={control}
        name="dateOfBirth"
        label="Date of birth"
        autoComplete="off"
        isRequired={isNeeded('dateOfBirth')}
      />
      <FormSelect
        {...selectProps}
        control={control}
        name="role"
        label="Role"
        // Validate again: the role determines whether they are required.
        deps={roleDependentNames.filter((name) => errors[name])}
        options={withCurrent(
          roles.data?.map((name) => ({ id: name, label: name })),
          role,
          role,
        )}
        {...(isOwn && {
          isDisabled: true,
          description:
            'You cannot take the role of an administrator from yourself. Another administrator can do it.',
        })}
      />
      {role === Role.Learner ? (
        <FormSelect
          {...selectProps}
          control={control}
          name="gradeId"
          label="Grade"
          options={withCurrent(
            grades.data?.map(({ id, title }) => ({ id, label: title })),
            gradeId,
            isLoading ? 'Loading…' : 'Current grade',
          )}
        />
      ) : null}
      <FormCheckboxGroup control={control} name="permissions" label="Permissions" options={permissions} />
    </>
  );
}

/** Adds the current value to the options, which may be loading or have failed to load. */
function withCurrent(options: readonly { id: string; label: string }[] = [], current: string, label: string) {
  const isKnown = current === '' || options.some(({ id }) => id === current);
  return isKnown ? options : [{ id: current, label }, ...options];
}

/** Reports that roles or grades failed to load; the form works without them (ADM-019). */
function QueryFailures({ failures }: { failures: readonly (QueryFailure | undefined)[] }) {
  const failed = failures.filter((failure) => failure !== undefined);
  const hasFailed = failed.length > 0;
  useEffect(() => {
    if (hasFailed) toast({ profile: 'app', tone: 'error', message: 'Failed to load roles/grades' });
  }, [hasFailed]);
  if (!hasFailed) return null;
  return (
    <Alert tone="error" title="The roles and grades cannot be chosen">
      <p>The current role and grade do not change.</p>
      <Button
        size="small"
        busy={failed.some(({ isRetrying }) => isRetrying) ? 'Loading…' : undefined}
        onPress={() => {
          for (const { retry } of failed) retry();
        }}
      >
        Try again
      </Button>
    </Alert>
  );
}

interface UserEmailFieldProps {
  control: Control<UserValues>;
  isChecked: boolean;
  isRequired: boolean;
}

/** Announces that the email is taken, because the focus may already be in the next field. */
function UserEmailField({ control, isChecked, isRequired }: UserEmailFieldProps) {
  const email = normalizeEmail(useWatch({ control, name: 'email' }));
  const { busy } = useFormParts();
  const queryClient = useQueryClient();
  const debouncedEmail = useDebouncedText(isChecked && emailAddress.test(email) ? email : '');
  useQuery({ ...userEmailTakenQuery(debouncedEmail), enabled: debouncedEmail !== '' });
  // While saving, skip the check: the new account itself takes the email.
  const isTaken = isChecked && busy === undefined && email !== '' && isUserEmailTaken(queryClient, email);
  return (
    <div aria-live="polite">
      <FormTextField
        control={control}
        name="email"
        label="Email"
        isRequired={isRequired}
        type="email"
        autoComplete="off"
        verbatim
        errorMessage={isTaken ? emailTaken : undefined}
      />
    </div>
  );
}
