export const builtInRoles = [
  'Admin',
  'ContentAdmin',
  'Moderator',
  'Tutor',
  'Teatcher',
  'Parent',
  'Learner',
] as const;

/** Clients remove `.` and `..` from URLs, and `/admin/roles/users` is the path of another operation. */
const reservedNames = ['.', '..', 'users'];

/** Whether `DELETE /admin/roles/{name}` can name this role (D-125). @param name trimmed */
export const isAllowedRoleName = (name: string): boolean => !reservedNames.includes(name);

interface WithRoles {
  role: string;
  roles: string[];
  /** Null unless the user is a Learner. */
  gradeId: string | null;
}

/**
 * The properties of an account that depend on its roles (D-122). The first role is the effective one.
 *
 * @param roles at least one
 */
export function withRoles(user: Pick<WithRoles, 'role' | 'gradeId'>, roles: readonly string[]): WithRoles {
  const [role = user.role] = roles;
  return { role, roles: [...roles], gradeId: role === 'Learner' ? user.gradeId : null };
}

export const isLastAdmin = (userId: string, admins: readonly { id: string }[]): boolean =>
  admins.length === 1 && admins[0]?.id === userId;
