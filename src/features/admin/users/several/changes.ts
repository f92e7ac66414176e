import type { AdminUser } from '#api/queries/admin-users.ts';
import { counted } from '#lib/numbers.ts';
import { Role, type Permission } from '#session/roles.ts';

/** What can be done with several users at once. */
export type Change =
  | { kind: 'give' | 'take'; permissions: readonly Permission[] }
  | { kind: 'move'; gradeId: string; gradeTitle: string };

/** Whom a change is for, of those who were chosen. Everybody is in one of the lists. */
export interface Affected {
  /** Those whose account it changes. */
  users: readonly AdminUser[];
  /** They have what they would get, or nothing that could be taken. */
  already: readonly AdminUser[];
  /** A grade is for learners only. */
  notLearners: readonly AdminUser[];
  /** Their record cannot be saved: it has to have an email and a date of birth. */
  incomplete: readonly AdminUser[];
}

const isLearner = ({ role }: AdminUser): boolean => role === Role.Learner;

export function affectedBy(change: Change, chosen: readonly AdminUser[]): Affected {
  const groups = Map.groupBy(chosen, (user) => groupOf(change, user));
  const { users = [], already = [], notLearners = [], incomplete = [] } = Object.fromEntries(groups);
  return { users, already, notLearners, incomplete };
}

function groupOf(change: Change, user: AdminUser): keyof Affected {
  if (change.kind !== 'move') {
    const wouldHave = permissionsAfter(change, user);
    return wouldHave.length === user.permissions.length ? 'already' : 'users';
  }
  if (!isLearner(user)) return 'notLearners';
  if (user.gradeId === change.gradeId) return 'already';
  return user.email === null || user.dateOfBirth === null ? 'incomplete' : 'users';
}

/** All permissions of an account after the change. */
export function permissionsAfter(
  { kind, permissions }: Extract<Change, { kind: 'give' | 'take' }>,
  user: AdminUser,
): Permission[] {
  const others = user.permissions.filter((permission) => !permissions.includes(permission));
  return kind === 'take' ? others : [...user.permissions, ...missing(permissions, user)];
}

const missing = (permissions: readonly Permission[], user: AdminUser): Permission[] =>
  permissions.filter((permission) => !user.permissions.includes(permission));

export const learnersOf = (users: readonly AdminUser[]): readonly AdminUser[] => users.filter(isLearner);

/** '1 user', '200 users'. */
export const userCount = (count: number): string => counted(count, 'user', 'users');
export const learnerCount = (count: number): string => counted(count, 'learner', 'learners');
