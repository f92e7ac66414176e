/** What a plan opens, as bit flags; they are combined by `|`. */
export const entitlement = { capsAccess: 1, classesAccess: 2, unlocksUsageLimit: 4 } as const;

/** Which permission an entitlement gives a learner's token (D-024). */
const permissions = [
  [entitlement.capsAccess, 'school-content-access'],
  [entitlement.classesAccess, 'coding-content-access'],
] as const;

/** A subscription counts from its start to its expiry, auto-renew or not. */
export const isActive = (subscription: { startDate: string; expirationDate: string }, now: Date): boolean =>
  new Date(subscription.startDate) <= now && now < new Date(subscription.expirationDate);

/** A learner's own permissions and those of the entitlements (bit flags), each once. */
export function permissionsOf(own: readonly string[], entitlements: number): string[] {
  const given = permissions.flatMap(([flag, permission]) => (entitlements & flag ? [permission] : []));
  return [...new Set([...own, ...given])];
}
