import type { SessionDetails } from './claims.ts';

/** Where each role lands after signing in (AUTH-016); any other role, and none, lands on /home (D-015). */
const homes = {
  Admin: '/admin/users',
  Moderator: '/admin/moderation/queue',
  Tutor: '/tutor/dashboard',
  Learner: '/learner/dashboard',
  Parent: '/parent/dashboard',
} as const;

export const homeOf = (role: string | undefined): (typeof homes)[keyof typeof homes] | '/home' =>
  role !== undefined && Object.hasOwn(homes, role) ? homes[role as keyof typeof homes] : '/home';

/** Passes when nothing is required or the user's role is in the list (SES-017). */
export const hasRole = (details: SessionDetails, roles: readonly string[]): boolean =>
  roles.length === 0 || (details.role !== undefined && roles.includes(details.role));

export const hasPermission = (details: SessionDetails, permission: string): boolean =>
  details.permissions.includes(permission);
