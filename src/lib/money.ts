/**
 * An amount with its currency and up to two decimals: `ZAR 199.5` (SUB-064, D-115).
 *
 * @param amount in rand
 */
export const formatMoney = (amount: number, currency = 'ZAR'): string =>
  `${currency} ${Math.round(amount * 100) / 100}`;
