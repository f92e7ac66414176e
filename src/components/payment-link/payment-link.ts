/**
 * What leads whoever pays to the plans for a learner (SUB-010): the hash form, which the application translates when it
 * starts (D-048).
 *
 * @param origin of the site, without a trailing slash
 */
export const paymentLink = (origin: string, learnerId: string): string =>
  `${origin}#/subscribe?learnerId=${encodeURIComponent(learnerId)}`;
