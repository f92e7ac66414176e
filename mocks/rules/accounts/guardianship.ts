/** Who ends what between a learner and the adults linked to them. */

/**
 * What "delete" means for the caller (D-088): the primary parent and an Admin delete the learner, another parent only
 * ends the own link.
 *
 * @param link the caller's own link to the learner, undefined for an Admin without one
 */
export const endsLinkOnly = (
  caller: { role: string },
  link: { isPrimaryParent: boolean } | undefined,
): boolean => caller.role !== 'Admin' && link?.isPrimaryParent === false;

/** The primary parent first, the others in the order in which they were linked. */
export const byPrimaryParent = (
  one: { isPrimaryParent: boolean },
  other: { isPrimaryParent: boolean },
): number => Number(other.isPrimaryParent) - Number(one.isPrimaryParent);
