import type { SessionDetails } from './claims.ts';
import { Permission, Role } from './roles.ts';

/** Whom a route admits. */
export interface Policy {
  /** One of these; an empty list admits everyone who is signed in (SES-017). */
  roles: readonly Role[];
  /** Needed as well as the role (SES-018). */
  permission?: Permission;
}

/**
 * The policies of the route table (SES-023 to SES-036, D-049), with the roles of D-264. Where the contract has the same one, it goes
 * by the contract's name (SES-037).
 */
export const policies = {
  signedIn: { roles: [] },
  adminOnly: { roles: [Role.Admin] },
  learnerOnly: { roles: [Role.Learner] },
  parentOnly: { roles: [Role.Parent] },
  adminOrModerator: { roles: [Role.Admin, Role.Moderator] },
  learnerOrAdmin: { roles: [Role.Admin, Role.Learner] },
  parentOrAdmin: { roles: [Role.Admin, Role.Parent] },
  /** Grades, subjects, topics and activities, read and written: the contract's ContentReaders (D-264). */
  contentReaders: { roles: [Role.Admin, Role.ContentAdmin, Role.Moderator, Role.Tutor] },
  /** The activity editor, and what became of the changes that were submitted there (SES-028, D-139). */
  changeSubmission: { roles: [Role.Admin, Role.ContentAdmin, Role.Learner, Role.Moderator, Role.Tutor] },
  /** Reviewing what others have written: the contract's Moderatorish. */
  contentReview: { roles: [Role.Admin, Role.ContentAdmin, Role.Moderator] },
  /** What a learner has achieved: reports, marked work (D-243) and the class's leaderboard. */
  learnerReports: { roles: [Role.Admin, Role.Learner, Role.Parent] },
  /** Topics of school subjects, which a plan pays for (D-024). */
  schoolContent: { roles: [Role.Admin, Role.Learner], permission: Permission.SchoolContent },
} as const satisfies Record<string, Policy>;

export type NamedPolicy = (typeof policies)[keyof typeof policies];

/** Passes when nothing is required or the user's role is in the list (SES-017). */
export const hasRole = ({ role }: Pick<SessionDetails, 'role'>, roles: readonly Role[]): boolean =>
  roles.length === 0 || (role !== undefined && roles.includes(role));

export const hasPermission = (
  { permissions }: Pick<SessionDetails, 'permissions'>,
  permission: Permission | undefined,
): boolean => permission === undefined || permissions.includes(permission);
