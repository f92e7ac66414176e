import type { components } from '#api/contract.gen.ts';
import type { PlanRecord, PromotionRecord } from '../data/models/subscriptions.ts';
import { amountOf } from '../rules/subscriptions/payments.ts';

export function toPublicPlan(
  plan: PlanRecord,
  promotion: PromotionRecord | undefined,
): components['schemas']['PublicPlan'] {
  const { id, planName, duration, durationDays, price, priceIncludesVat, vatRatePercent, currency } = plan;
  const discountPercent = promotion?.discountPercent ?? 0;
  return {
    id,
    planName,
    duration,
    durationDays,
    price,
    priceIncludesVat,
    vatRatePercent,
    currency,
    features: JSON.parse(plan.featuresJson) as string[],
    entitlements: plan.entitlements,
    promotion: promotion ? { name: promotion.name, discountPercent, endDate: promotion.endDate } : null,
    amount: amountOf(plan, promotion),
  };
}
