import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  createUserMutation,
  isUserEmailTaken,
  updateUserMutation,
  userListQuery,
  type AdminUser,
  type SavedPart,
} from '#api/queries/admin-users.ts';
import { editedInList } from '#components/form/changed/edited-in-list.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { PasswordPair } from '#components/form/password/password-pair.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { currentSession } from '#session/session.ts';
import { refreshClaims } from '#session/token-source.ts';
import { UserFields } from './user-fields.tsx';
import { emailTaken, editedUser, newUser, toProperties, userValues } from './user-schema.ts';

const emailConflict = { field: 'email', message: emailTaken, code: 'email-in-use' } as const;

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

export function EditUserForm({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const queryClient = useQueryClient();
  const isOwn = currentSession()?.id === user.id;
  const [savedPart] = useState<SavedPart>({});
  const form = useProblemForm({
    schema: editedUser,
    defaultValues: userValues(user),
    mutation: updateUserMutation(user, savedPart),
    toBody: (values) => ({ id: user.id, ...toProperties(values) }),
    texts: {
      busy: 'Saving…',
      success: 'User updated',
      failed: 'Update failed',
      conflict: emailConflict,
      problem: {
        missing: {
          title: 'Somebody has deleted this user, or the role or grade that is chosen',
          advice: 'Close the form to see what is there.',
        },
        conflict: {
          title: 'The last administrator keeps the role',
          advice: 'Make somebody else an Admin first.',
        },
      },
    },
    edited: editedInList(user, () => queryClient.query({ ...userListQuery(), staleTime: 0 }), userValues),
    onSuccess: async () => {
      // The menu reads the name in the token.
      if (isOwn) await refreshClaims();
      onClose();
    },
  });
  return (
    <FormDialog title="Edit user" form={form} onClose={onClose}>
      <UserFields control={form.control} isOwn={isOwn} />
    </FormDialog>
  );
}
