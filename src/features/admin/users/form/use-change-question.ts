import { useQueryClient } from '@tanstack/react-query';
import { userRolesQuery } from '#api/queries/admin-roles.ts';
import type { AdminUser } from '#api/queries/admin-users.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { nameList } from '#lib/text/name-list.ts';
import { Role } from '#session/roles.ts';
import { confirm } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { isBuiltIn, whatIsLost, whatMainRoleOpens } from '../../people/role-words.ts';
import { fullName } from '../../people/user-link.tsx';
import type { UserOutput } from './user-schema.ts';

/**
 * Asks before a save takes something from somebody: another role takes all roles that they have, and another grade
 * moves a learner to other subjects. Resolves to true when it may be saved.
 */
export function useChangeQuestion(user: AdminUser) {
  const queryClient = useQueryClient();
  return async ({ role, gradeId }: UserOutput): Promise<boolean> => {
    if (role !== user.role) {
      // Those besides the main one, which the list does not have.
      const further = await queryClient.query(userRolesQuery(user.id)).then(
        (roles) => roles.filter((one) => one !== user.role && one !== role),
        () => undefined,
      );
      const losesNothing = !isBuiltIn(user.role) && further?.length === 0;
      return losesNothing || askForRole(user, role, further);
    }
    if (role !== Role.Learner || user.gradeId === null || user.gradeId === gradeId) return true;
    const grades = queryClient.getQueryData(gradeListQuery().queryKey);
    const titleOf = (id: string | null) => grades?.find((grade) => grade.id === id)?.title;
    return askForGrade(user, titleOf(user.gradeId) ?? 'the grade so far', gradeId && titleOf(gradeId));
  };
}

/** @param further undefined when they are not known */
const askForRole = (user: AdminUser, role: string, further: readonly string[] | undefined) =>
  confirm({
    title: 'Change the role?',
    message: markup`<p>${whatIsLost(fullName(user), user.role)} ${whatMainRoleOpens(role)}</p><p>${furtherWords(further)}To give a role without taking one away, use the Roles tab.</p>`,
    confirmText: 'Change role',
    cancelText: 'Cancel',
  });

function furtherWords(further: readonly string[] | undefined): string {
  if (!further) return 'Any further roles are taken away too. ';
  if (further.length === 0) return '';
  const [role, are] = further.length === 1 ? ['role', 'is'] : ['roles', 'are'];
  return `The further ${role} ${nameList(further)} ${are} taken away too. `;
}

const askForGrade = (user: AdminUser, from: string, to: string | null | undefined) =>
  confirm({
    title: 'Change the grade?',
    message: to
      ? markup`This moves <b>${fullName(user)}</b> from <b>${from}</b> to <b>${to}</b>: they will see its subjects and stand on its leaderboard. Their results so far are kept.`
      : markup`This takes <b>${fullName(user)}</b> out of <b>${from}</b>: without a grade they see no subjects. Their results so far are kept.`,
    confirmText: 'Change grade',
    cancelText: 'Cancel',
    tone: 'primary',
  });
