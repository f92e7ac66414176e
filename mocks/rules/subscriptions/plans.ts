import { compareText } from '#openapi/rules/order.ts';
import type { PlanRecord } from '../../data/models/subscriptions.ts';

/** Defaults of `NewPlan` in the contract. */
export const planDefaults = {
  planCode: null,
  displayOrder: 0,
  priceIncludesVat: true,
  vatRatePercent: 15,
  duration: 'Monthly',
  durationDays: 30,
  featuresJson: '[]',
  entitlements: 0,
} as const;

/**
 * Parses the status of a plan (D-127).
 *
 * @param sent a number, or a string: `Active`, `Retired`, `1`, `2`; other values mean Draft
 * @returns 0 Draft, 1 Active, 2 Retired
 */
export function planStatus(sent: number | string): PlanRecord['status'] {
  if (sent === 1 || sent === '1' || sent === 'Active') return 1;
  if (sent === 2 || sent === '2' || sent === 'Retired') return 2;
  return 0;
}

/** Compares with the nearest number of two decimals, because in binary 19.99 is not a multiple of 0.01. */
export const hasAtMostTwoDecimals = (value: number): boolean => Math.round(value * 100) / 100 === value;

/** Only Active plans are on sale (D-231). */
export const isOnSale = ({ status }: Pick<PlanRecord, 'status'>): boolean => status === 1;

export const byDisplayOrder = (
  first: Pick<PlanRecord, 'displayOrder' | 'planName'>,
  second: Pick<PlanRecord, 'displayOrder' | 'planName'>,
): number => first.displayOrder - second.displayOrder || compareText(first.planName, second.planName);
