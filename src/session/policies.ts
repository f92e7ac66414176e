import type { SessionDetails } from './claims.ts';
import { Permission, Role } from './roles.ts';

export interface Policy {
  /** The user has one of these roles; an empty list admits every signed-in user (SES-017). */
  roles: readonly Role[];
  /** Required in addition to the role (SES-018). */
  permission?: Permission;
}

/**
 * Policies of the route table (SES-023 to SES-036, D-049) with the roles of D-264, named as in the contract where it
 * has the same policy (SES-037).
 */
export const policies = {
  signedIn: { roles: [] },
  adminOnly: { roles: [Role.Admin] },
  learnerOnly: { roles: [Role.Learner] },
  parentOnly: { roles: [Role.Parent] },
  adminOrModerator: { roles: [Role.Admin, Role.Moderator] },
  learnerOrAdmin: { roles: [Role.Admin, Role.Learner] },
  parentOrAdmin: { roles: [Role.Admin, Role.Parent] },
  contentReaders: { roles: [Role.Admin, Role.ContentAdmin, Role.Moderator, Role.Tutor] },
  /** The activity editor and its submissions (SES-028, D-139). */
  changeSubmission: { roles: [Role.Admin, Role.ContentAdmin, Role.Learner, Role.Moderator, Role.Tutor] },
  contentReview: { roles: [Role.Admin, Role.ContentAdmin, Role.Moderator] },
  /** Reports, marked answers (D-243), and the leaderboard with a learner in the URL. */
  learnerReports: { roles: [Role.Admin, Role.Learner, Role.Parent] },
  /** Topics of school subjects, which require a plan (D-024). */
  schoolContent: { roles: [Role.Admin, Role.Learner], permission: Permission.SchoolContent },
} as const satisfies Record<string, Policy>;

export type NamedPolicy = (typeof policies)[keyof typeof policies];

export const hasRole = ({ role }: Pick<SessionDetails, 'role'>, roles: readonly Role[]): boolean =>
  roles.length === 0 || (role !== undefined && roles.includes(role));

export const hasPermission = (
  { permissions }: Pick<SessionDetails, 'permissions'>,
  permission: Permission | undefined,
): boolean => permission === undefined || permissions.includes(permission);
