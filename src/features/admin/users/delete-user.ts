import { useMutation } from '@tanstack/react-query';
import { deleteUserMutation, type AdminUser } from '#api/queries/admin-users.ts';
import { confirmDelete } from '#components/list/confirm-action.ts';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';
import { showMessage } from '#ui/overlay/confirm.ts';
import { markup, type Markup } from '#ui/overlay/markup.ts';
import { fullName } from '../people/user-link.tsx';

const ownAccount = {
  title: 'This is your own account',
  advice: 'You cannot delete the account that you are signed in with. Another administrator can.',
};

/** Names the user, and the data that is deleted with the account (tag AdminUsers of the contract, *Deleting*). */
function deletionText(user: AdminUser): Markup {
  const name = fullName(user);
  const who = user.email === null ? user.role : `${user.role}, ${user.email}`;
  if (user.role === Role.Learner) {
    return markup`<p>This deletes <b>${name}</b> (${who}) for good: the login, all attempts and saved answers, the plans, the links to parents, and invitations that are still open.</p><p>The accounts of the parents stay. Nothing is charged again, and a payment that is not confirmed yet is refunded.</p>`;
  }
  if (user.role === Role.Parent) {
    return markup`<p>This deletes <b>${name}</b> (${who}) for good: the login, the links to learners, the renewals that ${user.name} pays for, and the invitations that ${user.name} has sent.</p><p>The learners stay, with their plans and their other parents.</p>`;
  }
  return markup`<p>This deletes <b>${name}</b> (${who}) for good: the login, the role and the permissions.</p><p>What ${user.name} has written stays, without the name of its author.</p>`;
}

/** Deletes an account after a confirmation. Users cannot delete their own account. */
export function useDeleteUser(onDeleted: (id: string) => void) {
  const { mutateAsync: deleteUser } = useMutation(deleteUserMutation());
  return (user: AdminUser): Promise<unknown> => {
    if (currentSession()?.id === user.id) {
      return showMessage({ title: ownAccount.title, message: markup`${ownAccount.advice}` });
    }
    return confirmDelete({
      title: 'Delete User?',
      message: deletionText(user),
      run: async () => {
        await deleteUser(user.id);
        onDeleted(user.id);
      },
      success: 'User deleted',
      failed: () => ({ message: 'Delete failed' }),
      problem: { conflict: ownAccount },
    });
  };
}
