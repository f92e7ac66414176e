/** What the guards send along: where the visitor wanted to go. */
export const returnSearch = ({ returnUrl }: Record<string, unknown>): { returnUrl?: string } =>
  typeof returnUrl === 'string' && returnUrl !== '' ? { returnUrl } : {};

/** Whose plan is missing (D-117). The router reads `?learnerId=7` as a number; ids are text. */
export const paywallSearch = ({ learnerId }: Record<string, unknown>): { learnerId?: string | undefined } =>
  typeof learnerId === 'number' || (typeof learnerId === 'string' && learnerId !== '')
    ? { learnerId: String(learnerId) }
    : {};
