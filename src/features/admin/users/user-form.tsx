import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { userRolesQuery } from '#api/queries/admin-roles.ts';
import {
  createUserMutation,
  PartialSaveError,
  isUserEmailTaken,
  updateUserMutation,
  userListQuery,
  type AdminUser,
} from '#api/queries/admin-users.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { PasswordPair } from '#components/form/password/password-pair.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import type { ProblemTextOverrides } from '#components/problem-text.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';
import { refreshClaims } from '#session/token-source.ts';
import { confirm } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { isBuiltIn, roleRemovalWarning, mainRoleAccessText } from '../people/role-effects.ts';
import { fullName } from '../people/user-link.tsx';
import { UserFields } from './user-fields.tsx';
import {
  editedUser,
  emailConflict,
  newUser,
  partialSaveMessage,
  toProperties,
  userValues,
  type EditedUser,
  unsetProperties,
} from './user-schema.ts';

const deletedChoiceText = {
  title: 'The role or the grade no longer exists',
  advice: 'It has been deleted. Choose another one.',
};

export function AddUserForm({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const form = useProblemForm({
    schema: newUser((email) => isUserEmailTaken(queryClient, email)),
    defaultValues: { ...userValues({}), password: '', confirmPassword: '' },
    mutation: createUserMutation(),
    toBody: toProperties,
    texts: {
      busy: 'Saving…',
      success: 'User created',
      failed: 'Create failed',
      conflict: emailConflict,
      problem: { missing: deletedChoiceText },
    },
    onSuccess: onClose,
  });
  return (
    <FormDialog title="Add user" form={form} onClose={onClose}>
      <UserFields control={form.control} isNew />
      <PasswordPair control={form.control} name="password" confirmName="confirmPassword" />
    </FormDialog>
  );
}

const editProblems: ProblemTextOverrides = {
  missing: {
    title: 'This user, or the chosen role or grade, has been deleted',
    advice: 'Close the form to see the current users.',
  },
  conflict: {
    title: 'The last administrator keeps the role',
    advice: 'Make another user an Admin first.',
  },
};

const toEdited = (user: AdminUser) => ({ version: user.version, values: userValues(user) });

export function EditUserForm({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [latest, setLatest] = useState(user);
  const { id } = user;
  const isOwn = currentSession()?.id === id;
  const unset = unsetProperties(user);
  const form = useProblemForm({
    schema: editedUser(unset),
    defaultValues: userValues(user),
    mutation: updateUserMutation(latest),
    toBody: (values) => ({ id, ...toProperties(values) }),
    shouldSubmit: useConfirmChange(latest),
    texts: {
      busy: 'Saving…',
      success: 'User updated',
      failed: 'Update failed',
      conflict: emailConflict,
      problem: (error) => (error instanceof PartialSaveError ? partialSaveText(error) : editProblems),
    },
    edited: {
      version: user.version,
      reload: async () => {
        const users = await queryClient.query({ ...userListQuery(), staleTime: 0 });
        const current = users.find((listed) => listed.id === id);
        if (current) setLatest(current);
        return current && toEdited(current);
      },
      partialSave: (error) => {
        if (!(error instanceof PartialSaveError)) return undefined;
        setLatest((before) => withUnconfirmedValues(error, before));
        if (isOwn) void refreshClaims();
        return toEdited(error.saved);
      },
    },
    onSuccess: async () => {
      // The menu shows the name in the token.
      if (isOwn) await refreshClaims();
      onClose();
    },
  });
  const role = useWatch({ control: form.control, name: 'role' });
  useQuery({ ...userRolesQuery(id), enabled: role !== latest.role });
  return (
    <FormDialog title="Edit user" form={form} onClose={onClose}>
      <UserFields control={form.control} isOwn={isOwn} unset={unset} />
    </FormDialog>
  );
}

/**
 * Returns the saved account, but with the previous permissions, and with the previous role if its call failed, so that
 * a retry repeats the calls that have not succeeded.
 */
function withUnconfirmedValues({ saved, failedAt }: PartialSaveError, before: AdminUser): AdminUser {
  const { role, permissions } = before;
  return { ...saved, permissions, ...(failedAt === 'role' && { role }) };
}

/** Replaces the default text, 'What you typed is still here.', which would suggest that nothing was saved. */
function partialSaveText(problem: PartialSaveError): ProblemTextOverrides {
  const savedText = partialSaveMessage(problem);
  return {
    ...editProblems,
    advicePrefix: savedText,
    signedOut: { advice: `${savedText} First log in again in another tab.` },
  };
}

/**
 * Asks to confirm a save that removes roles or subjects: another main role replaces all roles of the user, and another
 * grade changes a learner's subjects. Resolves to true to continue.
 */
function useConfirmChange(user: AdminUser) {
  const queryClient = useQueryClient();
  return async ({ role, gradeId }: EditedUser): Promise<boolean> => {
    if (role !== user.role) {
      // The list of users has only the main role.
      const additional = await queryClient.query(userRolesQuery(user.id)).then(
        (roles) => roles.filter((name) => name !== user.role && name !== role),
        () => undefined,
      );
      const losesNothing = !isBuiltIn(user.role) && additional?.length === 0;
      return losesNothing || confirmRoleChange(user, role, additional);
    }
    if (role !== Role.Learner || user.gradeId === null || user.gradeId === gradeId) return true;
    const grades = queryClient.getQueryData(gradeListQuery().queryKey);
    const titleOf = (id: string | null) => grades?.find((grade) => grade.id === id)?.title;
    return confirmGradeChange(
      user,
      titleOf(user.gradeId) ?? 'the current grade',
      gradeId && titleOf(gradeId),
    );
  };
}

const confirmRoleChange = (user: AdminUser, role: string, additional: readonly string[] | undefined) =>
  confirm({
    title: 'Change the role?',
    message: markup`<p>${roleRemovalWarning(fullName(user), user.role)} ${mainRoleAccessText(role)}</p><p>${additionalRolesText(additional)}To give a role without taking one away, use the Roles tab.</p>`,
    confirmText: 'Change role',
    cancelText: 'Cancel',
  });

function additionalRolesText(additional: readonly string[] | undefined): string {
  if (!additional) return 'Any additional roles are taken away too. ';
  if (additional.length === 0) return '';
  const [role, are] = additional.length === 1 ? ['role', 'is'] : ['roles', 'are'];
  return `The additional ${role} ${formatNameList(additional)} ${are} taken away too. `;
}

const confirmGradeChange = (user: AdminUser, from: string, to: string | null | undefined) =>
  confirm({
    title: 'Change the grade?',
    message: to
      ? markup`This moves <b>${fullName(user)}</b> from <b>${from}</b> to <b>${to}</b>: they will see its subjects and appear on its leaderboard. Their results so far are kept.`
      : markup`This takes <b>${fullName(user)}</b> out of <b>${from}</b>: without a grade they see no subjects. Their results so far are kept.`,
    confirmText: 'Change grade',
    cancelText: 'Cancel',
    tone: 'primary',
  });
