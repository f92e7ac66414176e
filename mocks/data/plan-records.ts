/** The records of what the school sells; dates are ISO 8601 in UTC, prices in rand. */

export interface PlanRecord {
  id: string;
  planName: string;
  planCode: string | null;
  displayOrder: number;
  price: number;
  priceIncludesVat: boolean;
  vatRatePercent: number;
  currency: 'ZAR';
  duration: string;
  durationDays: number;
  /** JSON list of texts. */
  featuresJson: string;
  /** Bit flags: 1 CAPSAccess, 2 ClassesAccess, 4 UnlocksUsageLimit. */
  entitlements: number;
  status: 0 | 1 | 2;
}

export interface PromotionRecord {
  id: string;
  planId: string;
  name: string | null;
  discountPercent: number | null;
  startDate: string | null;
  endDate: string | null;
  isActive: boolean;
}

export interface SubscriptionRecord {
  id: string;
  learnerId: string;
  planId: string;
  /** The plan's price when the running term was bought. */
  price: number;
  startDate: string;
  expirationDate: string;
  autoRenew: boolean;
  /** Whether the provider takes the payments of renewals: somebody agreed to them, and none has failed. */
  mayRenew: boolean;
}

/** A payment at the provider: for a plan, or to allow renewals (`recurring`). */
export interface PaymentRecord {
  id: string;
  kind: 'checkout' | 'recurring';
  learnerId: string;
  planId: string;
  /** The plan's terms when the payment was prepared: the price is also that of the subscription that follows. */
  price: number;
  priceIncludesVat: boolean;
  vatRatePercent: number;
  /** The promotion that lowers this payment, or null. */
  promotionId: string | null;
  /** What is taken: price less promotion plus tax, two decimals. */
  amount: number;
  state: 'open' | 'paid' | 'cancelled' | 'failed' | 'settled';
  /** How many more times the application asks before the provider's confirmation arrives (D-108). */
  pollsLeft: number;
}
