import { roundHalfUp } from '#openapi/rules/rounding.ts';

/**
 * An amount with its currency and up to two decimals: `ZAR 199.5` (SUB-064, D-115).
 *
 * @param amount in rand
 */
export const formatMoney = (amount: number, currency = 'ZAR'): string =>
  `${currency} ${roundHalfUp(amount, 2)}`;

/**
 * An amount in tables for staff: `R199.5` (ADM-032).
 *
 * @param amount in rand
 */
export const formatRand = (amount: number): string => `R${roundHalfUp(amount, 2)}`;
