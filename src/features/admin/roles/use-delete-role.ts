import { useMutation } from '@tanstack/react-query';
import { isProblem } from '#api/problem.ts';
import { deleteRoleMutation } from '#api/queries/admin-roles.ts';
import { confirmDelete } from '#components/list/confirm-action.ts';
import { problemText, type OwnProblemText } from '#components/problem-text.ts';
import { counted } from '#lib/numbers.ts';
import { markup, type Markup } from '#ui/overlay/markup.ts';

/** Why the server keeps a role (D-125). */
const own = (error: unknown): OwnProblemText => ({
  conflict:
    isProblem(error) && error.code === 'built-in-role'
      ? { title: 'This role is built in', advice: 'It always stays.' }
      : {
          title: 'Somebody still has this role',
          advice: 'Open the role and take it from its members first.',
        },
});

function whatGoes(role: string, memberCount: number | undefined): Markup {
  if (memberCount === undefined) return markup`This deletes the role <b>${role}</b> for good.`;
  if (memberCount === 0) return markup`This deletes the role <b>${role}</b> for good. Nobody has it.`;
  const members = counted(memberCount, 'member', 'members');
  return markup`This deletes the role <b>${role}</b> for good. It still has <b>${members}</b>: it can be deleted only when nobody has it.`;
}

/** Asks, and deletes a role. */
export function useDeleteRole(onDeleted: (role: string) => void) {
  const { mutateAsync: deleteRole } = useMutation(deleteRoleMutation());
  return (role: string, memberCount: number | undefined): Promise<unknown> =>
    confirmDelete({
      title: 'Delete Role?',
      what: whatGoes(role, memberCount),
      run: async () => {
        await deleteRole(role);
        onDeleted(role);
      },
      done: 'Role deleted',
      failed: (error) => ({
        title: 'Failed to delete role',
        message: `${problemText(error, own(error)).title}.`,
      }),
      own,
    });
}
