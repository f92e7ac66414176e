/**
 * What leads whoever pays to the plans for a learner (SUB-010): the hash form, which the application translates when it
 * starts (D-048).
 *
 * @param site its URL as `siteUrl()` writes it
 */
export const paymentLink = (site: string, learnerId: string): string =>
  `${site}#/subscribe?learnerId=${encodeURIComponent(learnerId)}`;
