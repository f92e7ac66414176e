import { useWatch, type Control } from 'react-hook-form';
import { FormCheckboxGroup } from '#components/form/fields/form-checkbox-group.tsx';
import { FormDateField } from '#components/form/fields/form-date-field.tsx';
import { FormSelect } from '#components/form/fields/form-select.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { Permission, Role } from '#session/roles.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { UserEmailField } from './email-field.tsx';
import { useRolesAndGrades } from './use-roles-and-grades.ts';
import type { UserOutput, UserValues } from './user-schema.ts';

const permissions = Object.values(Permission).map((permission) => ({ value: permission, label: permission }));

interface UserFieldsProps {
  control: Control<UserValues, unknown, UserOutput>;
  /** The email is looked up (ADM-016). */
  isNew?: boolean;
  /** The account is that of whoever edits it. */
  isOwn?: boolean;
}

/** The fields of an account, the grade for learners only (ADM-013, ADM-014, ADM-015). */
export function UserFields({ control, isNew = false, isOwn = false }: UserFieldsProps) {
  const { roles, grades, isLoading, failure } = useRolesAndGrades();
  const [role, gradeId] = useWatch({ control, name: ['role', 'gradeId'] });
  return (
    <>
      {failure ? (
        <Alert tone="error" title="Failed to load roles/grades">
          <p>What is chosen already stays as it is.</p>
          <Button size="small" busy={failure.isRetrying ? 'Loading…' : undefined} onPress={failure.retry}>
            Try again
          </Button>
        </Alert>
      ) : null}
      <FormTextField control={control} name="name" label="Name" autoComplete="off" />
      <FormTextField control={control} name="surname" label="Surname" autoComplete="off" />
      <UserEmailField control={control} isChecked={isNew} />
      <FormTextField
        control={control}
        name="cellphoneNumber"
        label="Cellphone"
        type="tel"
        autoComplete="off"
      />
      <FormTextField control={control} name="whatsAppNumber" label="WhatsApp" type="tel" autoComplete="off" />
      <FormDateField control={control} name="dateOfBirth" label="Date of birth" autoComplete="off" />
      <FormSelect
        control={control}
        name="role"
        label="Role"
        options={withOwn(roles, role).map((name) => ({ id: name, label: name }))}
        isDisabled={isOwn || isLoading}
        placeholder={isLoading ? 'Loading…' : 'Choose…'}
        {...(isOwn && {
          description:
            'You cannot take the role of an administrator from yourself. Another administrator can do it.',
        })}
      />
      {role === Role.Learner ? (
        <FormSelect
          control={control}
          name="gradeId"
          label="Grade"
          options={gradeOptions(grades, gradeId, isLoading)}
          isDisabled={isLoading}
          placeholder={isLoading ? 'Loading…' : 'Choose…'}
        />
      ) : null}
      <FormCheckboxGroup control={control} name="permissions" label="Permissions" options={permissions} />
    </>
  );
}

/** A choice that has been made stays one, also while the others are loading or did not come. */
const withOwn = (names: readonly string[], own: string): readonly string[] =>
  own === '' || names.includes(own) ? names : [own, ...names];

function gradeOptions(grades: readonly { id: string; title: string }[], own: string, isLoading: boolean) {
  const options = grades.map(({ id, title }) => ({ id, label: title }));
  const isKnown = own === '' || options.some(({ id }) => id === own);
  return isKnown ? options : [{ id: own, label: isLoading ? 'Loading…' : 'The grade so far' }, ...options];
}
