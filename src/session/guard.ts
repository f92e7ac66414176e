import { redirect, type ParsedLocation } from '@tanstack/react-router';
import type { SessionDetails } from './claims.ts';
import { hasPermission, hasRole } from './roles.ts';
import { currentSession } from './session.ts';

interface Requirement {
  /** One of these; an empty list admits everyone who is signed in. */
  roles?: readonly string[];
  /** A feature gate, such as school-content-access. */
  permission?: string;
}

/**
 * A route's `beforeLoad`: signed out to the login page, without a listed role to /unauthorized, without the
 * permission to /offline-payment, each with the way back as returnUrl (SES-015 to SES-018). A courtesy only:
 * the server enforces roles and ownership itself.
 */
export function guard({ roles = [], permission }: Requirement = {}) {
  const check = ({ location }: { location: ParsedLocation }): void => {
    const details = currentSession();
    const search = { returnUrl: location.href };
    if (!details) throw redirect({ to: '/auth/login', search });
    if (!hasRole(details, roles)) throw redirect({ to: '/unauthorized', search });
    if (permission !== undefined && !hasPermission(details, permission)) {
      throw redirect({ to: '/offline-payment', search });
    }
  };
  requirements.set(check, { roles, permission });
  return check;
}

/** What each guard asks for, so that a link to its page can be left out where it would lead nowhere. */
const requirements = new WeakMap<object, { roles: readonly string[]; permission: string | undefined }>();

/**
 * Whether a guard would let somebody pass.
 *
 * @param beforeLoad of a route; anything but a guard asks for nothing
 */
export function isOpenTo(beforeLoad: unknown, details: SessionDetails): boolean {
  const required = typeof beforeLoad === 'function' ? requirements.get(beforeLoad) : undefined;
  if (!required) return true;
  const { roles, permission } = required;
  return hasRole(details, roles) && (permission === undefined || hasPermission(details, permission));
}
