import type { PromotionRecord } from '../../data/models/subscriptions.ts';

type Dates = Pick<PromotionRecord, 'startDate' | 'endDate'>;

/** Whether a promotion is on, and `now` is between start (inclusive) and end (exclusive) (D-128). */
export const isPromotionActive = (
  { isActive, startDate, endDate }: Dates & { isActive: boolean },
  now: Date,
): boolean =>
  isActive &&
  (startDate === null || new Date(startDate) <= now) &&
  (endDate === null || now < new Date(endDate));

/** The active promotion with the highest discount. Promotions do not add up. */
export function bestPromotion<
  Promotion extends Dates & Pick<PromotionRecord, 'isActive' | 'discountPercent'>,
>(promotions: readonly Promotion[], now: Date): Promotion | undefined {
  const [best] = promotions
    .filter((promotion) => isPromotionActive(promotion, now) && (promotion.discountPercent ?? 0) > 0)
    .toSorted((first, second) => (second.discountPercent ?? 0) - (first.discountPercent ?? 0));
  return best;
}

export const endsAfterStart = ({ startDate, endDate }: Dates): boolean =>
  startDate === null || endDate === null || new Date(startDate) < new Date(endDate);
