import type { UserRecord } from '../../data/records.ts';

/** A path drops the first two, and `/admin/roles/users` is the address of something else. */
const unaddressable = ['.', '..', 'users'];

/** Whether `DELETE /admin/roles/{name}` can address a role of this name, given without outer spaces (D-125). */
export const canNameRole = (name: string): boolean => !unaddressable.includes(name);

/** Two roles cannot differ in letter case only. */
export const isSameRoleName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/**
 * What an account is with these roles (D-122): the first one is effective, and only a Learner has a grade.
 *
 * @param roles in their order, at least one
 */
export function withRoles(
  user: Pick<UserRecord, 'role' | 'gradeId'>,
  roles: readonly string[],
): Pick<UserRecord, 'role' | 'roles' | 'gradeId'> {
  const [role = user.role] = roles;
  return { role, roles: [...roles], gradeId: role === 'Learner' ? user.gradeId : null };
}

/** Whether the school has no other Admin than this user: without one nobody could give the role again. */
export const isLastAdmin = (userId: string, admins: readonly { id: string }[]): boolean =>
  admins.length === 1 && admins[0]?.id === userId;
