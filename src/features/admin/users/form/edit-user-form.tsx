import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { userRolesQuery } from '#api/queries/admin-roles.ts';
import {
  HalfSavedProblem,
  updateUserMutation,
  userListQuery,
  type AdminUser,
} from '#api/queries/admin-users.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import type { OwnProblemText } from '#components/problem-text.ts';
import { currentSession } from '#session/session.ts';
import { refreshClaims } from '#session/token-source.ts';
import { halfSavedWords } from './half-saved-words.ts';
import { useChangeQuestion } from './use-change-question.ts';
import { UserFields } from './user-fields.tsx';
import { editedUser, emailConflict, toProperties, userValues } from './user-schema.ts';

const problems: OwnProblemText = {
  missing: {
    title: 'Somebody has deleted this user, or the role or grade that is chosen',
    advice: 'Close the form to see what is there.',
  },
  conflict: {
    title: 'The last administrator keeps the role',
    advice: 'Make somebody else an Admin first.',
  },
};

const read = (user: AdminUser) => ({ version: user.version, values: userValues(user) });

export function EditUserForm({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const queryClient = useQueryClient();
  // As the school had it when it was last asked or told.
  const [latest, setLatest] = useState(user);
  const { id } = user;
  const isOwn = currentSession()?.id === id;
  const form = useProblemForm({
    schema: editedUser,
    defaultValues: userValues(user),
    mutation: updateUserMutation(latest),
    toBody: (values) => ({ id, ...toProperties(values) }),
    mayCall: useChangeQuestion(latest),
    texts: {
      busy: 'Saving…',
      success: 'User updated',
      failed: 'Update failed',
      conflict: emailConflict,
      problem: (error) => (error instanceof HalfSavedProblem ? halfSaved(error) : problems),
    },
    edited: {
      version: user.version,
      reload: async () => {
        const users = await queryClient.query({ ...userListQuery(), staleTime: 0 });
        const now = users.find((one) => one.id === id);
        if (now) setLatest(now);
        return now && read(now);
      },
      halfSaved: (error) => {
        if (!(error instanceof HalfSavedProblem)) return undefined;
        setLatest((before) => unconfirmed(error, before));
        if (isOwn) void refreshClaims();
        return read(error.saved);
      },
    },
    onSuccess: async () => {
      // The menu reads the name in the token.
      if (isOwn) await refreshClaims();
      onClose();
    },
  });
  const role = useWatch({ control: form.control, name: 'role' });
  // What the question before the save has to know is on its way as soon as another role is chosen.
  useQuery({ ...userRolesQuery(id), enabled: role !== latest.role });
  return (
    <FormDialog title="Edit user" form={form} onClose={onClose}>
      <UserFields control={form.control} isOwn={isOwn} />
    </FormDialog>
  );
}

/** What is saved, but as it was before where a call of its own has not succeeded yet: the next try makes that call again. */
function unconfirmed({ saved, failedAt }: HalfSavedProblem, before: AdminUser): AdminUser {
  const { role, permissions } = before;
  return { ...saved, permissions, ...(failedAt === 'role' && { role }) };
}

/** 'What you typed is still here.' would sound as if nothing was saved. */
function halfSaved(problem: HalfSavedProblem): OwnProblemText {
  const kept = halfSavedWords(problem);
  return { ...problems, kept, signedOut: { advice: `${kept} First log in again in another tab.` } };
}
