import { redirect, type ParsedLocation } from '@tanstack/react-router';
import type { SessionDetails } from './claims.ts';
import { endExpiredSession } from './expired-session.ts';
import { hasPermission, hasRole, type NamedPolicy, type Policy } from './policies.ts';
import { createReturnUrl } from './return-url.ts';
import { currentSession } from './session.ts';

/**
 * Creates the `beforeLoad` of a route. Redirects visitors to the login page, users without a listed role to
 * /unauthorized, and users without the permission to /offline-payment, each with a returnUrl (SES-015 to SES-018).
 * Ends an expired session. The server enforces roles as well.
 */
export function guard(policy: NamedPolicy) {
  const { roles, permission }: Policy = policy;
  const check = async ({ location }: { location: ParsedLocation }): Promise<void> => {
    await endExpiredSession();
    const details = currentSession();
    const search = { returnUrl: location.href };
    if (!details) throw redirect({ to: '/auth/login', search: { returnUrl: createReturnUrl(location) } });
    if (!hasRole(details, roles)) throw redirect({ to: '/unauthorized', search });
    if (!hasPermission(details, permission)) throw redirect({ to: '/offline-payment', search });
  };
  guarded.set(check, policy);
  return check;
}

/** Policy of each guard, to omit links that it would refuse. */
const guarded = new WeakMap<object, Policy>();

/** Whether `beforeLoad` is no guard, or admits the user. `details` is undefined for a visitor. */
export function canOpen(beforeLoad: unknown, details: SessionDetails | undefined): boolean {
  const policy = typeof beforeLoad === 'function' ? guarded.get(beforeLoad) : undefined;
  if (!policy) return true;
  return details !== undefined && hasRole(details, policy.roles) && hasPermission(details, policy.permission);
}
