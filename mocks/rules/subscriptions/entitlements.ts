/** What a plan gives access to, as bit flags, combined with `|`. */
export const entitlement = { capsAccess: 1, classesAccess: 2, unlocksUsageLimit: 4 } as const;

/** The permission in a learner's token that follows from an entitlement (D-024). */
const permissions = [
  [entitlement.capsAccess, 'school-content-access'],
  [entitlement.classesAccess, 'coding-content-access'],
] as const;

interface Dates {
  startDate: string;
  expirationDate: string | null;
}

/** A subscription is active from its start to its expiry, if it has one, with or without auto-renew. */
export const isActive = ({ startDate, expirationDate }: Dates, now: Date): boolean =>
  new Date(startDate) <= now && (expirationDate === null || now < new Date(expirationDate));

/** A learner's own permissions and those of the entitlements (bit flags), without duplicates. */
export function permissionsOf(own: readonly string[], entitlements: number): string[] {
  const fromPlans = permissions.flatMap(([flag, permission]) => (entitlements & flag ? [permission] : []));
  return [...new Set([...own, ...fromPlans])];
}
