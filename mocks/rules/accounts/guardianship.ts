/** What the adults linked to a learner may do, and in which order they are listed. */

/**
 * What "delete" means for the caller (D-088): the primary parent and an Admin delete the learner, any other parent
 * removes only their own link.
 *
 * @param link the caller's own link to the learner, undefined for an Admin without one
 */
export const deletesLinkOnly = (
  caller: { role: string },
  link: { isPrimaryParent: boolean } | undefined,
): boolean => caller.role !== 'Admin' && link?.isPrimaryParent === false;

/** The primary parent first, the others in the order in which they were linked. */
export const primaryParentFirst = (
  one: { isPrimaryParent: boolean },
  other: { isPrimaryParent: boolean },
): number => Number(other.isPrimaryParent) - Number(one.isPrimaryParent);
