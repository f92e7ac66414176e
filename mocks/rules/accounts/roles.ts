export const builtInRoles = [
  'Admin',
  'ContentAdmin',
  'Moderator',
  'Tutor',
  'Teatcher',
  'Parent',
  'Learner',
] as const;

/** URLs lose `.` and `..`, and `/admin/roles/users` is the path of another operation. */
const reservedNames = ['.', '..', 'users'];

/** Whether `DELETE /admin/roles/{name}` can name this role (D-125). @param name trimmed */
export const isAllowedRoleName = (name: string): boolean => !reservedNames.includes(name);

/** The first role is effective. */
interface WithRoles {
  role: string;
  roles: string[];
  /** Only a Learner has one. */
  gradeId: string | null;
}

/**
 * The properties of an account that follow from its roles (D-122): the first one is effective, and only a Learner has a grade.
 *
 * @param roles at least one
 */
export function withRoles(user: Pick<WithRoles, 'role' | 'gradeId'>, roles: readonly string[]): WithRoles {
  const [role = user.role] = roles;
  return { role, roles: [...roles], gradeId: role === 'Learner' ? user.gradeId : null };
}

/** Whether the school has no other Admin than this user: without an Admin nobody could assign the role again. */
export const isLastAdmin = (userId: string, admins: readonly { id: string }[]): boolean =>
  admins.length === 1 && admins[0]?.id === userId;
