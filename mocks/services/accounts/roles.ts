import type { Db } from '../../data/db.ts';
import { builtInRoles, type UserRecord } from '../../data/records.ts';
import { isLastAdmin, withRoles } from '../../rules/accounts/roles.ts';
import { Failure, NotFound } from '../../server/failure.ts';

export const isBuiltIn = (name: string): boolean => (builtInRoles as readonly string[]).includes(name);

/** The names of all roles: the built-in ones, then the school's own by name. */
export function roleNames(db: Db): string[] {
  const own = db.roles.all().map(({ id }) => id);
  return [...builtInRoles, ...own.toSorted(new Intl.Collator('en').compare)];
}

/** @throws NotFound unless a role has exactly this name */
export function requireRole(db: Db, name: string): void {
  if (!isBuiltIn(name) && !db.roles.get(name)) throw new NotFound('Role');
}

/** Everyone who has the role, at whatever place of the list. */
export const membersOf = (db: Db, name: string): UserRecord[] =>
  db.users.all().filter(({ roles }) => roles.includes(name));

export const isLastAdminOf = (db: Db, userId: string): boolean =>
  isLastAdmin(userId, db.users.where('role', 'Admin'));

/**
 * Gives a user these roles and no other. It is the one place where a role changes after an account was made.
 *
 * @param roles in their order; all of them exist
 * @throws Failure 409 when the school would be left without an Admin
 */
export function setRoles(db: Db, user: UserRecord, roles: readonly string[]): UserRecord {
  const change = withRoles(user, roles);
  if (change.role !== 'Admin' && isLastAdminOf(db, user.id)) {
    throw new Failure(409, 'The last Admin must keep the role.');
  }
  return db.users.update(user.id, change);
}

/** Gives a user one role, unless it is the effective one already: then further ones stay. */
export const setRole = (db: Db, user: UserRecord, role: string): UserRecord =>
  user.role === role ? user : setRoles(db, user, [role]);
