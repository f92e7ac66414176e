/** Who may see whose records: ownership beyond the roles that the contract lists (D-079). */
interface Viewer {
  id: string;
  role: string;
}

/** The learner, a linked parent or an Admin. Staff of `also` may read, too (D-046). */
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

/** Everyone changes their own account; an Admin any (D-214). */
export const mayChangeAccount = (viewer: Viewer, userId: string): boolean =>
  viewer.role === 'Admin' || viewer.id === userId;

/** An attempt is its learner's own; an Admin may look at any. */
export const mayReadAttempt = (viewer: Viewer, attempt: { learnerId: string }): boolean =>
  viewer.role === 'Admin' || viewer.id === attempt.learnerId;

/** Learners and parents get questions without the key; everyone else is staff (D-062). */
export const seesAnswerKey = (viewer: Viewer): boolean =>
  viewer.role !== 'Learner' && viewer.role !== 'Parent';

/** The lists of a whole school are for staff (D-211). */
export const isStaff = (viewer: Viewer): boolean => viewer.role !== 'Learner' && viewer.role !== 'Parent';

/** A suspended activity does not exist for learners and parents (D-156). */
export const findsActivity = (viewer: Viewer, activity: { isSuspended: boolean }): boolean =>
  isStaff(viewer) || !activity.isSuspended;
