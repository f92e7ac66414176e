import type { components } from '#api/contract.gen.ts';
import type { PromotionRecord } from '../data/models/subscriptions.ts';

export const toPromotion = ({
  id,
  planId,
  name,
  discountPercent,
  startDate,
  endDate,
  isActive,
}: PromotionRecord): components['schemas']['Promotion'] => ({
  id,
  planId,
  ...(name === null ? {} : { name }),
  ...(discountPercent === null ? {} : { discountPercent }),
  ...(startDate === null ? {} : { startDate }),
  ...(endDate === null ? {} : { endDate }),
  isActive,
});
