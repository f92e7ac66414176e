import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  assignRoleMutation,
  changeGradeMutation,
  deleteUserMutation,
  learnersWithParentsQuery,
  setPermissionsMutation,
  updateUserList,
  userListQuery,
  type AdminUser,
} from '#api/queries/admin-users.ts';
import { updateLearnerMutation, type Learner } from '#api/queries/learners.ts';
import { recordUpdate } from '#components/learner/learner-record.ts';
import type { BulkAction } from '#components/list/bulk/bulk-dialog.tsx';
import { CannotChangeError } from '#components/list/bulk/use-bulk-run.ts';
import { currentSession } from '#session/session.ts';
import { refreshClaims } from '#session/token-source.ts';
import { lastAdminProblem } from '../../people/role-effects.ts';
import { affectedBy, changeTexts, permissionsAfter, type Affected, type Change } from './changes.ts';

const problemTexts = {
  missing: { title: 'This account or the grade has been deleted' },
  invalid: { title: 'The school did not accept this record: edit it first' },
  signedOut: { advice: 'Log in again in another tab, then carry on.' },
  conflict: lastAdminProblem,
  denied: {
    title: 'You are no longer allowed to change accounts',
    advice: 'Another administrator can tell you why.',
  },
};

/** One mutation for each row must not invalidate the list: `onChanged` does so at the end. */
const inBulk = { meta: {} };

/**
 * Changes several accounts with one call each: the contract has no bulk operation. Requests the accounts again
 * before each round, because a call replaces a whole record and must not undo another administrator's change.
 */
export function useBulkChange() {
  const queryClient = useQueryClient();
  const { mutateAsync: setPermissions } = useMutation(setPermissionsMutation());
  const { mutateAsync: changeGrade } = useMutation(changeGradeMutation());
  const { mutateAsync: assignRole } = useMutation(assignRoleMutation());
  const { mutateAsync: updateLearner } = useMutation({ ...updateLearnerMutation(), ...inBulk });
  const { mutateAsync: deleteUser } = useMutation({ ...deleteUserMutation(), ...inBulk });
  const ownId = currentSession()?.id;

  const setActive = async (user: AdminUser, learner: Learner | undefined, isActive: boolean) => {
    if (!learner) throw new CannotChangeError('No longer a learner');
    if (learner.isActive !== isActive) await updateLearner(recordUpdate(learner, { isActive }));
    return user;
  };

  /** @returns the account after the change; sends no request if another administrator has made the same change */
  const changeUser = async (change: Change, user: AdminUser | undefined, learner: Learner | undefined) => {
    if (change.kind === 'delete') return user && deleteUser(user.id).then(() => user);
    if (!user) throw new CannotChangeError('This account has been deleted');
    const { unchanged, notLearners } = affectedBy(change, [user], ownId);
    if (unchanged.length > 0) return user;
    if (notLearners.length > 0) throw new CannotChangeError('No longer a learner');
    switch (change.kind) {
      case 'move':
        return changeGrade({ user, gradeId: change.gradeId });
      case 'role':
        return assignRole({ id: user.id, role: change.role });
      case 'give':
      case 'take':
        return setPermissions({ id: user.id, permissions: permissionsAfter(change, user) });
      default:
        return setActive(user, learner, change.kind === 'activate');
    }
  };
  return (change: Change, affected: Affected): BulkAction<AdminUser> => ({
    rows: affected.users,
    texts: changeTexts(change, affected),
    isDangerous: ['take', 'deactivate', 'delete'].includes(change.kind),
    problemTexts,
    prepare: async () => {
      const needsLearners = change.kind === 'activate' || change.kind === 'deactivate';
      const [users, learners] = await Promise.all([
        queryClient.query({ ...userListQuery(), staleTime: 0 }),
        needsLearners ? queryClient.query({ ...learnersWithParentsQuery(), staleTime: 0 }) : [],
      ]);
      const currentUsers = new Map(users.map((user) => [user.id, user]));
      const currentLearners = new Map(learners.map((learner) => [learner.id, learner]));
      return async (user) =>
        (await changeUser(change, currentUsers.get(user.id), currentLearners.get(user.id))) ?? user;
    },
    onChanged: (changed) => {
      updateUserList(queryClient, changed, { areDeleted: change.kind === 'delete' });
      // The menu shows pages according to the permissions in the token.
      if (changed.some(({ id }) => id === ownId)) void refreshClaims();
    },
  });
}
