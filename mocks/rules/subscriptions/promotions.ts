import type { PromotionRecord } from '../../data/plan-records.ts';

type Dates = Pick<PromotionRecord, 'startDate' | 'endDate'>;

/** Whether a promotion lowers prices now: switched on, and from its start until just before its end (D-128). */
export const counts = ({ isActive, startDate, endDate }: Dates & { isActive: boolean }, now: Date): boolean =>
  isActive &&
  (startDate === null || new Date(startDate) <= now) &&
  (endDate === null || now < new Date(endDate));

/**
 * The promotion that lowers a payment: of those that count, the one with the highest discount. They do not add up.
 *
 * @returns undefined when none lowers anything
 */
export function bestPromotion<
  Promotion extends Dates & Pick<PromotionRecord, 'isActive' | 'discountPercent'>,
>(promotions: readonly Promotion[], now: Date): Promotion | undefined {
  const [best] = promotions
    .filter((promotion) => counts(promotion, now) && (promotion.discountPercent ?? 0) > 0)
    .toSorted((one, other) => (other.discountPercent ?? 0) - (one.discountPercent ?? 0));
  return best;
}

/** A promotion that could never count is refused: it must end after it starts. Null is an open start or end. */
export const endsAfterStart = ({ startDate, endDate }: Dates): boolean =>
  startDate === null || endDate === null || new Date(startDate) < new Date(endDate);
