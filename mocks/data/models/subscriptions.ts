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
  /** When the current term began. */
  termStartDate: text(),
  /** Null if it runs without an end. */
  expirationDate: textOrNull(),
  /** What was charged for the current term, with the tax; 0 if nothing was. */
  amountPaid: number(),
  vatRatePercent: number(),
  autoRenew: boolean(),
  /** Whom the provider charges for renewals: the adult who has agreed to them last. Null if nobody has. */
  payerId: textOrNull(),
};
export type SubscriptionRecord = RecordOf<typeof subscriptions>;

/** A plan that could not start, or a learner who was deleted or got another role before the confirmation. */
export type RefundReason = 'blocked' | 'deleted' | 'otherRole';

/** A payment at the provider: for a plan, or to allow renewals (`recurring`). */
export const payments = {
  id: id(),
  kind: text<'checkout' | 'recurring'>(),
  learnerId: text(),
  /** Who has prepared it: a refund is announced to this account. */
  buyerId: text(),
  planId: text(),
  /** For renewals, the subscription that is to renew itself; otherwise null. */
  subscriptionId: textOrNull(),
  /** The plan's terms when the payment was prepared: price and days are also those of the subscription that follows. */
  price: number(),
  priceIncludesVat: boolean(),
  vatRatePercent: number(),
  durationDays: number(),
  /** The promotion that lowers this payment, or null. */
  promotionId: textOrNull(),
  /** What is charged: price less promotion plus tax, two decimals. */
  amount: number(),
  state: text<'open' | 'paid' | 'cancelled' | 'failed' | 'settled' | 'refunded'>(),
  /** When the buyer paid or agreed, or null. */
  paidAtUtc: textOrNull(),
  /** When it was refunded, or null. */
  refundedAtUtc: textOrNull(),
  /** Why it was refunded, or null. */
  refundReason: textOrNull<RefundReason>(),
  /** How many more times the application asks before the provider's confirmation arrives (D-108). */
  pollsLeft: number(),
};
export type PaymentRecord = RecordOf<typeof payments>;
