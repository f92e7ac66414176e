import type { Promotion } from '#api/queries/plans.ts';
import { clock } from '#lib/time/clock.ts';

type PromotionState = 'On' | 'Off' | 'Ended' | 'Planned';

/** What a promotion does now. */
export function promotionState({ isActive, startDate, endDate }: Promotion): PromotionState {
  const now = clock.now().getTime();
  if (endDate !== undefined && Date.parse(endDate) <= now) return 'Ended';
  if (!isActive) return 'Off';
  return startDate !== undefined && Date.parse(startDate) > now ? 'Planned' : 'On';
}

/** The one that lowers the price now: they do not add up, the highest counts (tag Plans of the contract). */
export const promotionNow = (promotions: readonly Promotion[]): Promotion | undefined =>
  promotions
    .filter((promotion) => promotionState(promotion) === 'On' && (promotion.discountPercent ?? 0) > 0)
    .toSorted((one, other) => (other.discountPercent ?? 0) - (one.discountPercent ?? 0))[0];
