import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeGradeMutation,
  updateUserList,
  setPermissionsMutation,
  userListQuery,
  type AdminUser,
} from '#api/queries/admin-users.ts';
import type { BulkAction } from '#components/list/bulk/bulk-dialog.tsx';
import { CannotChangeError } from '#components/list/bulk/use-bulk-run.ts';
import { currentSession } from '#session/session.ts';
import { refreshClaims } from '#session/token-source.ts';
import { affectedBy, changeTexts, permissionsAfter, type Affected, type Change } from './changes.ts';

const problemTexts = {
  missing: { title: 'This account or the grade has been deleted' },
  invalid: { title: 'The school did not accept this record: edit it first' },
  signedOut: { advice: 'Log in again in another tab, then carry on.' },
  denied: {
    title: 'You are no longer allowed to change accounts',
    advice: 'Another administrator can tell you why.',
  },
};

/**
 * Changes several accounts with one call each: the contract has no bulk operation. Requests the accounts again
 * before each round, because a call replaces all permissions and must not undo another administrator's change.
 */
export function useBulkChange() {
  const queryClient = useQueryClient();
  const { mutateAsync: setPermissions } = useMutation(setPermissionsMutation());
  const { mutateAsync: changeGrade } = useMutation(changeGradeMutation());

  /** @returns the account after the change; sends no request if another administrator has made the same change */
  const changeUser = async (change: Change, user: AdminUser | undefined): Promise<AdminUser> => {
    if (!user) throw new CannotChangeError('This account has been deleted');
    const { unchanged, notLearners, incomplete } = affectedBy(change, [user]);
    if (unchanged.length > 0) return user;
    if (notLearners.length > 0) throw new CannotChangeError('No longer a learner');
    if (incomplete.length > 0) throw new CannotChangeError('No email or no date of birth: add them first');
    return change.kind === 'move'
      ? changeGrade({ user, gradeId: change.gradeId })
      : setPermissions({ id: user.id, permissions: permissionsAfter(change, user) });
  };
  return (change: Change, affected: Affected): BulkAction<AdminUser> => ({
    rows: affected.users,
    texts: changeTexts(change, affected),
    isDangerous: change.kind === 'take',
    problemTexts,
    prepare: async () => {
      const users = await queryClient.query({ ...userListQuery(), staleTime: 0 });
      const currentUsers = new Map(users.map((user) => [user.id, user]));
      return ({ id }) => changeUser(change, currentUsers.get(id));
    },
    onChanged: (changed) => {
      updateUserList(queryClient, changed);
      // The menu shows pages according to the permissions in the token.
      if (changed.some(({ id }) => id === currentSession()?.id)) void refreshClaims();
    },
  });
}
