/** What a plan opens, and which permission that gives a learner's token (D-024). */
const permissionOf: Record<string, string> = {
  CAPSAccess: 'school-content-access',
  ClassesAccess: 'coding-content-access',
};

export const usageLimitEntitlement = 'UnlocksUsageLimit';

/** A subscription counts from its start to its expiry, auto-renew or not. */
export const isActive = (subscription: { startDate: string; expirationDate: string }, now: Date): boolean =>
  new Date(subscription.startDate) <= now && now < new Date(subscription.expirationDate);

/** A learner's own permissions and those of the entitlements, each once. */
export function permissionsOf(own: readonly string[], entitlements: readonly string[]): string[] {
  const given = entitlements.flatMap((entitlement) => permissionOf[entitlement] ?? []);
  return [...new Set([...own, ...given])];
}
