import { oneOf } from '#lib/url/search-params.ts';

/**
 * How a visit to the card provider ended without a payment. The URLs to which the provider returns then carry it as
 * `outcome` (tag Payments of the contract).
 */
export const providerOutcome = oneOf(['cancelled', 'failed']);

export type ProviderOutcome = NonNullable<ReturnType<typeof providerOutcome>>;
