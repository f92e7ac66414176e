import { oneOf } from '#lib/url/search-params.ts';

/**
 * The reason for which the provider has redirected back without a payment: the query parameter `outcome` (tag
 * Payments of the contract).
 */
export const providerOutcome = oneOf(['cancelled', 'failed']);

export type ProviderOutcome = NonNullable<ReturnType<typeof providerOutcome>>;
