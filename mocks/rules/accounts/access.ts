import { builtInRoles } from './roles.ts';

/** Who may see whose records: ownership, beyond the roles that the contract lists (D-079). */
export interface Viewer {
  id: string;
  role: string;
}

/** The learner, a linked parent or an Admin. Roles in `also` may read as well (D-046). */
export function mayReadLearner(
  viewer: Viewer,
  learnerId: string,
  parentIds: readonly string[],
  also: readonly string[] = [],
): boolean {
  return (
    viewer.role === 'Admin' ||
    (viewer.role === 'Learner' && viewer.id === learnerId) ||
    (viewer.role === 'Parent' && parentIds.includes(viewer.id)) ||
    also.includes(viewer.role)
  );
}

/** Everyone may change their own account, an Admin any account (D-214). */
export const mayChangeAccount = (viewer: Viewer, userId: string): boolean =>
  viewer.role === 'Admin' || viewer.id === userId;

/** The roles that may read the report of any learner (D-046). */
export const reportReaders: readonly string[] = ['Admin', 'Tutor', 'Teatcher'];

/** An attempt is its learner's: whoever may read the learner's report may read the marked work behind its rows too (D-243). */
export const mayReadAttempt = (
  viewer: Viewer,
  attempt: { learnerId: string },
  parentIds: readonly string[],
): boolean => reportReaders.includes(viewer.role) || mayReadLearner(viewer, attempt.learnerId, parentIds);

const staffRoles: readonly string[] = builtInRoles.filter((role) => role !== 'Learner' && role !== 'Parent');

/** The built-in roles of staff. The lists of a whole school are for them (D-211); a role of the school's own is not one. */
export const isStaff = (viewer: Viewer): boolean => staffRoles.includes(viewer.role);

/** Learners, parents and roles of the school's own get questions without the answer key (D-062, D-241). */
export const canSeeAnswerKey = isStaff;

/** The contract's Moderatorish: reviews the change sets of all submitters. */
export const mayReview = ({ role }: Viewer): boolean => ['Admin', 'ContentAdmin', 'Moderator'].includes(role);

/** For everyone but staff a suspended activity does not exist (D-156). */
export const canSeeActivity = (viewer: Viewer, activity: { isSuspended: boolean }): boolean =>
  isStaff(viewer) || !activity.isSuspended;

/** A name that a parent has hidden on leaderboards is for the learner, the family and staff (D-243). */
export const canSeeHiddenName = (viewer: Viewer, learnerId: string, parentIds: readonly string[]): boolean =>
  isStaff(viewer) || mayReadLearner(viewer, learnerId, parentIds);
