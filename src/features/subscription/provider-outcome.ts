import { oneOf } from '#lib/url/search-params.ts';

/**
 * The reason why the provider has redirected the user back without a payment or an agreement to renewals: the query
 * parameter `outcome` (tag Payments of the contract).
 */
export const providerOutcome = oneOf(['cancelled', 'failed']);

export type ProviderOutcome = NonNullable<ReturnType<typeof providerOutcome>>;
