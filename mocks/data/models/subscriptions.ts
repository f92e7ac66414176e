import { boolean, id, number, numberOrNull, text, textOrNull, type RecordOf } from './columns.ts';

/** Prices are in rand. */
export const plans = {
  id: id(),
  planName: text(),
  planCode: textOrNull(),
  displayOrder: number(),
  price: number(),
  priceIncludesVat: boolean(),
  vatRatePercent: number(),
  currency: text<'ZAR'>(),
  duration: text(),
  durationDays: number(),
  /** JSON list of strings. */
  featuresJson: text(),
  /** Bit flags: 1 CAPSAccess, 2 ClassesAccess, 4 UnlocksUsageLimit. */
  entitlements: number(),
  /** 0 Draft, 1 Active, 2 Retired. */
  status: number<0 | 1 | 2>(),
};
export type PlanRecord = RecordOf<typeof plans>;

export const promotions = {
  id: id(),
  planId: text(),
  name: textOrNull(),
  discountPercent: numberOrNull(),
  startDate: textOrNull(),
  endDate: textOrNull(),
  isActive: boolean(),
};
export type PromotionRecord = RecordOf<typeof promotions>;

export const subscriptions = {
  id: id(),
  learnerId: text(),
  planId: text(),
  /** The plan's price when the current term was bought. */
  price: number(),
  startDate: text(),
  termStartDate: text(),
  expirationDate: textOrNull(),
  /** The amount charged for the current term, including tax. */
  amountPaid: number(),
  vatRatePercent: number(),
  autoRenew: boolean(),
  /** The adult whom the provider charges for renewals: the last one to agree. Null if no adult has agreed. */
  payerId: textOrNull(),
};
export type SubscriptionRecord = RecordOf<typeof subscriptions>;

/** `blocked`: the plan could not start. Otherwise the learner's account changed before the payment was confirmed. */
export type RefundReason = 'blocked' | 'deleted' | 'otherRole';

/** A payment at the provider: for a plan, or to allow renewals (`recurring`). */
export const payments = {
  id: id(),
  kind: text<'checkout' | 'recurring'>(),
  learnerId: text(),
  /** The user who started the payment; a refund is emailed to this account. */
  buyerId: text(),
  planId: text(),
  /** For `recurring`, the subscription to renew; otherwise null. */
  subscriptionId: textOrNull(),
  /** The plan's terms when the payment started; the subscription gets this price and duration. */
  price: number(),
  priceIncludesVat: boolean(),
  vatRatePercent: number(),
  durationDays: number(),
  promotionId: textOrNull(),
  /** The amount charged: price less promotion plus tax, two decimals. */
  amount: number(),
  state: text<'open' | 'paid' | 'cancelled' | 'failed' | 'settled' | 'refunded'>(),
  paidAtUtc: textOrNull(),
  refundedAtUtc: textOrNull(),
  refundReason: textOrNull<RefundReason>(),
  /** The number of polls before the provider's confirmation arrives (D-108). */
  pollsLeft: number(),
};
export type PaymentRecord = RecordOf<typeof payments>;
