import { compareText } from '#openapi/rules/order.ts';
import type { Db } from '../../data/db.ts';
import type { UserRecord } from '../../data/models/accounts.ts';
import { builtInRoles, isLastAdmin, withRoles } from '../../rules/accounts/roles.ts';
import { Conflict, NotFound } from '../../rules/failure.ts';
import { endCheckouts, type RefundCall } from '../subscriptions/refunds.ts';
import { endLostRights } from './lost-rights.ts';

export const isBuiltIn = (name: string): boolean => (builtInRoles as readonly string[]).includes(name);

/** The names of the built-in roles, then the sorted names of the custom roles. */
export function roleNames(db: Db): string[] {
  const custom = db.roles.all().map(({ id }) => id);
  return [...builtInRoles, ...custom.toSorted(compareText)];
}

/** @throws NotFound when no role has exactly this name */
export function requireRole(db: Db, name: string): void {
  if (!isBuiltIn(name) && !db.roles.get(name)) throw new NotFound('Role');
}

/** The users with the role, effective or not. */
export const membersOf = (db: Db, name: string): UserRecord[] =>
  db.users.all().filter(({ roles }) => roles.includes(name));

export const isOnlyActiveAdmin = (db: Db, userId: string): boolean =>
  isLastAdmin(
    userId,
    db.users.where('role', 'Admin').filter(({ isActive }) => isActive),
  );

/**
 * Replaces the roles of a user. For a user who stops being a learner, cancels open payments, and refunds paid ones that
 * are not confirmed yet.
 *
 * @param roles names that `requireRole` accepts, the effective role first
 * @throws Failure 409 when no active Admin would be left
 */
export function setRoles(db: Db, user: UserRecord, roles: readonly string[], call: RefundCall): UserRecord {
  const change = withRoles(user, roles);
  if (change.role !== 'Admin' && isOnlyActiveAdmin(db, user.id)) {
    throw new Conflict('The last Admin must keep the role.', 'last-admin');
  }
  if (user.role === 'Learner' && change.role !== 'Learner') endCheckouts(db, user.id, 'otherRole', call);
  const changed = db.users.update(user.id, change);
  endLostRights(db, user.id, call.now);
  return changed;
}

export const setRole = (db: Db, user: UserRecord, role: string, call: RefundCall): UserRecord =>
  user.role === role ? user : setRoles(db, user, [role], call);
