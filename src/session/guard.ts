import { redirect, type ParsedLocation } from '@tanstack/react-router';
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
export const guard =
  ({ roles = [], permission }: Requirement = {}) =>
  ({ location }: { location: ParsedLocation }): void => {
    const details = currentSession();
    const search = { returnUrl: location.href };
    if (!details) throw redirect({ to: '/auth/login', search });
    if (!hasRole(details, roles)) throw redirect({ to: '/unauthorized', search });
    if (permission !== undefined && !hasPermission(details, permission)) {
      throw redirect({ to: '/offline-payment', search });
    }
  };
