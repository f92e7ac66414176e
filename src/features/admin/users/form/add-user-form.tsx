import { useQueryClient } from '@tanstack/react-query';
import { createUserMutation, isUserEmailTaken } from '#api/queries/admin-users.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { PasswordPair } from '#components/form/password/password-pair.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { UserFields } from './user-fields.tsx';
import { emailConflict, newUser, toProperties, userValues } from './user-schema.ts';

/** A role that an administrator has deleted, or a grade, in the moment before saving. */
const chosenIsGone = {
  title: 'The role or the grade is not there any more',
  advice: 'Somebody has deleted it. Choose another one.',
};

export function AddUserForm({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const form = useProblemForm({
    schema: newUser((email) => isUserEmailTaken(queryClient, email)),
    defaultValues: userValues({}),
    mutation: createUserMutation(),
    toBody: (values) => ({
      ...toProperties(values),
      password: values.password,
      confirmPassword: values.confirmPassword,
    }),
    texts: {
      busy: 'Saving…',
      success: 'User created',
      failed: 'Create failed',
      conflict: emailConflict,
      problem: { missing: chosenIsGone },
    },
    onSuccess: onClose,
  });
  const { control } = form;
  return (
    <FormDialog title="Add user" form={form} onClose={onClose}>
      <UserFields control={control} isNew />
      <PasswordPair control={control} name="password" confirmName="confirmPassword" />
    </FormDialog>
  );
}
