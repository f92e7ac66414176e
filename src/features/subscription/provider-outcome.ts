import { oneOf } from '#lib/url/search-params.ts';

/**
 * Why the card provider redirected back without a payment: the query parameter `outcome` (tag Payments of the contract).
 */
export const providerOutcome = oneOf(['cancelled', 'failed']);

export type ProviderOutcome = NonNullable<ReturnType<typeof providerOutcome>>;
