import { builtInRoles } from './roles.ts';

/** A caller whose ownership of a record is checked, in addition to the roles in the contract (D-079). */
export interface Viewer {
  id: string;
  role: string;
}

/** Whether the viewer is the learner, a linked parent, an Admin, or has one of the additional roles (D-046). */
export function canReadLearner(
  viewer: Viewer,
  learnerId: string,
  parentIds: readonly string[],
  additionalRoles: readonly string[] = [],
): boolean {
  return (
    viewer.role === 'Admin' ||
    (viewer.role === 'Learner' && viewer.id === learnerId) ||
    (viewer.role === 'Parent' && parentIds.includes(viewer.id)) ||
    additionalRoles.includes(viewer.role)
  );
}

/** Users may change their account, an Admin any account (D-214). */
export const canChangeAccount = (viewer: Viewer, userId: string): boolean =>
  viewer.role === 'Admin' || viewer.id === userId;

export const reportReaders: readonly string[] = ['Admin', 'Tutor', 'Teatcher'];

/** Viewers of a learner's report may also read its attempts (D-243). */
export const canReadAttempt = (
  viewer: Viewer,
  attempt: { learnerId: string },
  parentIds: readonly string[],
): boolean => reportReaders.includes(viewer.role) || canReadLearner(viewer, attempt.learnerId, parentIds);

const staffRoles: readonly string[] = builtInRoles.filter((role) => role !== 'Learner' && role !== 'Parent');

/** Whether the viewer has a built-in staff role, which may read lists of the whole school (D-211). */
export const isStaff = (viewer: Viewer): boolean => staffRoles.includes(viewer.role);

/** Learners, parents and custom roles get questions without the answer key (D-062, D-241). */
export const canSeeAnswerKey = isStaff;

/** Whether the viewer reviews change sets (the contract's Moderatorish). */
export const canReview = ({ role }: Viewer): boolean => ['Admin', 'ContentAdmin', 'Moderator'].includes(role);

/** Only staff can see a suspended activity (D-156). */
export const canSeeActivity = (viewer: Viewer, activity: { isSuspended: boolean }): boolean =>
  isStaff(viewer) || !activity.isSuspended;

/** The learner, the family and staff see a name that is hidden on leaderboards. */
export const canSeeHiddenName = (viewer: Viewer, learnerId: string, parentIds: readonly string[]): boolean =>
  isStaff(viewer) || canReadLearner(viewer, learnerId, parentIds);
