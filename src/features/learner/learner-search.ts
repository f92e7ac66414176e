/**
 * Search parameters of screens about one learner: an Admin, who is none, names one (D-057).
 * The router reads `?learnerId=7` as a number; ids are text.
 */
export const learnerSearch = ({ learnerId }: Record<string, unknown>): { learnerId?: string } =>
  typeof learnerId === 'number' || (typeof learnerId === 'string' && learnerId !== '')
    ? { learnerId: String(learnerId) }
    : {};
