/**
 * Whether deleting a learner removes only the caller's link (D-088). The primary parent and an Admin delete the learner.
 *
 * @param link the caller's link to the learner, undefined for an Admin without one
 */
export const shouldDeleteLinkOnly = (
  caller: { role: string },
  link: { isPrimaryParent: boolean } | undefined,
): boolean => caller.role !== 'Admin' && link?.isPrimaryParent === false;

export const byPrimaryParent = (
  first: { isPrimaryParent: boolean },
  second: { isPrimaryParent: boolean },
): number => Number(second.isPrimaryParent) - Number(first.isPrimaryParent);
