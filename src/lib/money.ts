import { roundHalfUp } from '#openapi/rules/rounding.ts';

/** Formats a price with its currency and up to two decimals, beside `formatAmount`: `ZAR 199.5` (SUB-064, D-115). */
export const formatMoney = (amount: number, currency = 'ZAR'): string =>
  `${currency} ${roundHalfUp(amount, 2)}`;

/** Formats an amount in tables for staff: `R199.5` (ADM-032). */
export const formatRand = (amount: number): string => `R${roundHalfUp(amount, 2)}`;

/** Formats an amount as a payment provider does, with cents: `R199.50`; the currency's code if it is not the rand. */
export const formatAmount = (amount: number, currency = 'ZAR'): string =>
  `${currency === 'ZAR' ? 'R' : `${currency} `}${roundHalfUp(amount, 2).toFixed(2)}`;
