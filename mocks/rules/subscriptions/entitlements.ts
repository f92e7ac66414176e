export const entitlement = { capsAccess: 1, classesAccess: 2, unlocksUsageLimit: 4 } as const;

/** The permissions that entitlements add to a learner's token (D-024). */
const permissions = [
  [entitlement.capsAccess, 'school-content-access'],
  [entitlement.classesAccess, 'coding-content-access'],
] as const;

interface Dates {
  startDate: string;
  expirationDate: string | null;
}

/** Whether a subscription is active: from its start to its expiry, with or without auto-renew. */
export const isActive = ({ startDate, expirationDate }: Dates, now: Date): boolean =>
  new Date(startDate) <= now && (expirationDate === null || now < new Date(expirationDate));

export function permissionsOf(assigned: readonly string[], entitlements: number): string[] {
  const fromPlans = permissions.flatMap(([flag, permission]) => (entitlements & flag ? [permission] : []));
  return [...new Set([...assigned, ...fromPlans])];
}
