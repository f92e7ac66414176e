import type { Db } from '../../data/db.ts';
import type { UserRecord } from '../../data/models/accounts.ts';
import { builtInRoles, isLastAdmin, withRoles } from '../../rules/accounts/roles.ts';
import { compareText } from '../../rules/compare-text.ts';
import { Conflict, NotFound } from '../../rules/failure.ts';
import { endCheckouts, type RefundCall } from '../subscriptions/refunds.ts';
import { endLostRights } from './lost-rights.ts';

export const isBuiltIn = (name: string): boolean => (builtInRoles as readonly string[]).includes(name);

/** The names of all roles: the built-in ones, then the school's own, sorted. */
export function roleNames(db: Db): string[] {
  const own = db.roles.all().map(({ id }) => id);
  return [...builtInRoles, ...own.toSorted(compareText)];
}

/** @throws NotFound unless a role has exactly this name */
export function requireRole(db: Db, name: string): void {
  if (!isBuiltIn(name) && !db.roles.get(name)) throw new NotFound('Role');
}

/** Everyone who has the role, whether it is their effective one or not. */
export const membersOf = (db: Db, name: string): UserRecord[] =>
  db.users.all().filter(({ roles }) => roles.includes(name));

export const isOnlyAdmin = (db: Db, userId: string): boolean =>
  isLastAdmin(
    userId,
    db.users.where('role', 'Admin').filter(({ isActive }) => isActive),
  );

/**
 * Replaces the roles of a user. After an account was created, its role changes only here. Who stops being a learner gets no
 * plan any more: what was paid for one and is not confirmed yet is refunded.
 *
 * @param roles existing ones, the effective one first
 * @throws Failure 409 when the school would be left without an Admin
 */
export function setRoles(db: Db, user: UserRecord, roles: readonly string[], call: RefundCall): UserRecord {
  const change = withRoles(user, roles);
  if (change.role !== 'Admin' && isOnlyAdmin(db, user.id)) {
    throw new Conflict('The last Admin must keep the role.', 'last-admin');
  }
  if (user.role === 'Learner' && change.role !== 'Learner') endCheckouts(db, user.id, 'otherRole', call);
  const changed = db.users.update(user.id, change);
  endLostRights(db, user.id, call.now);
  return changed;
}

/** Gives a user one role instead of all others; nothing changes if it is the effective one already. */
export const setRole = (db: Db, user: UserRecord, role: string, call: RefundCall): UserRecord =>
  user.role === role ? user : setRoles(db, user, [role], call);
