import type { Db } from '../data/db.ts';
import { roleNames } from '../services/accounts/roles.ts';

/** Returns a sentence for each rule about roles that the data breaks. No schema of the contract can state them. */
export function deviationsOfRoles(db: Db): string[] {
  const names = roleNames(db);
  const known = new Set(names);
  const users = db.users.all();
  const unknown = new Set(users.flatMap(({ roles }) => roles.filter((name) => !known.has(name))));
  const hasAdmin = users.some(({ role, isActive }) => role === 'Admin' && isActive);
  return [
    ...[...unknown].map((name) => `roles: There is no role ${name}. Choose from ${names.join(', ')}.`),
    ...users
      .filter(({ role, roles }) => role !== roles[0])
      .map(({ id }) => `role: It must be the first of the roles of ${id}.`),
    ...(hasAdmin ? [] : ['The last active Admin must keep this role and stay active.']),
  ];
}
