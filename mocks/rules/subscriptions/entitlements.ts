/** What a plan gives access to, as bit flags, combined with `|`. */
export const entitlement = { capsAccess: 1, classesAccess: 2, unlocksUsageLimit: 4 } as const;

/** The permission in a learner's token that follows from an entitlement (D-024). */
const permissions = [
  [entitlement.capsAccess, 'school-content-access'],
  [entitlement.classesAccess, 'coding-content-access'],
] as const;

/** A subscription is active from its start to its expiry, with or without auto-renew. */
export const isActive = (subscription: { startDate: string; expirationDate: string }, now: Date): boolean =>
  new Date(subscription.startDate) <= now && now < new Date(subscription.expirationDate);

/** A learner's own permissions and those of the entitlements (bit flags), without duplicates. */
export function permissionsOf(own: readonly string[], entitlements: number): string[] {
  const fromPlans = permissions.flatMap(([flag, permission]) => (entitlements & flag ? [permission] : []));
  return [...new Set([...own, ...fromPlans])];
}
