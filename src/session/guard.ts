import { redirect, type ParsedLocation } from '@tanstack/react-router';
import type { SessionDetails } from './claims.ts';
import { endExpiredSession } from './expired-session.ts';
import { hasPermission, hasRole, type NamedPolicy, type Policy } from './policies.ts';
import { createReturnUrl } from './return-url.ts';
import { currentSession } from './session.ts';

/**
 * A route's `beforeLoad`: signed out to the login page, without a listed role to /unauthorized, without the
 * permission to /offline-payment, each with the way back as returnUrl (SES-015 to SES-018). A session whose time is up
 * ends here (D-239). A courtesy only: the server enforces roles and ownership itself.
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

/** The policy of each guard, so that a link to its page can be left out where it would lead nowhere. */
const guarded = new WeakMap<object, Policy>();

/**
 * Whether a guard would let somebody pass.
 *
 * @param beforeLoad of a route; anything but a guard admits everyone
 * @param details undefined for a visitor
 */
export function canOpen(beforeLoad: unknown, details: SessionDetails | undefined): boolean {
  const policy = typeof beforeLoad === 'function' ? guarded.get(beforeLoad) : undefined;
  if (!policy) return true;
  return details !== undefined && hasRole(details, policy.roles) && hasPermission(details, policy.permission);
}
