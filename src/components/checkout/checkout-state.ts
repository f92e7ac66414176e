import type { components } from '#api/contract.gen.ts';

type Status = components['schemas']['SubscriptionStatus'];

/** What the device remembers of a checkout. Nothing in it is secret. */
export interface StoredCheckout {
  learnerId: string;
  planId: string;
  planName: string;
  amount: number;
  currency: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** The name of the plan that was active before; null if there was none, or it was unknown. */
  planBefore: string | null;
  /**
   * `started`: the provider's page has opened; `returned`: the browser came back from a payment; `abandoned`: the
   * parent says that nothing was paid.
   */
  stage: 'started' | 'returned' | 'paid' | 'cancelled' | 'failed' | 'abandoned';
  /** The renewal of the learner's other plans: turned off after the plan is active, if the parent wants it (D-271). */
  renewalOfOthers: 'unchanged' | 'turn-off' | 'turned-off' | 'failed';
}

/** A checkout as read from the device, which several accounts may use. */
export interface DeviceCheckout extends StoredCheckout {
  /** The user who started it. */
  buyerId: string;
}

/** `unconfirmed`: no confirmation in time. `none`: there is nothing to report. */
export type CheckoutState =
  | 'none'
  | 'pending'
  | 'unconfirmed'
  | 'paid'
  | 'cancelled'
  | 'failed'
  | 'abandoned';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Milliseconds in which a provider confirms a payment, and in which an outcome is news. */
const confirmationTime = 60 * minute;

/** Milliseconds. A receipt of a yearly plan needs the checkout. */
const paidAge = 400 * day;
const unpaidAge = 7 * day;

export const isStored = ({ stage, startedAt }: StoredCheckout, now: Date): boolean =>
  now.getTime() - startedAt < (stage === 'paid' ? paidAge : unpaidAge);

export const isUnsettled = ({ stage }: StoredCheckout): boolean =>
  stage === 'started' || stage === 'returned';

/** The time in milliseconds since 1970 after which a checkout counts as unconfirmed. */
export const confirmationDeadline = ({ startedAt }: StoredCheckout): number => startedAt + confirmationTime;

/**
 * Returns the checkout to report: one of any user that is being confirmed (D-287); else the newest that may have been
 * paid, of other users only if unconfirmed; else the own one, which was not paid.
 */
export function chooseCheckout(
  checkouts: readonly DeviceCheckout[],
  { learnerId, userId, now }: { learnerId: string | undefined; userId: string | undefined; now: Date },
): DeviceCheckout | undefined {
  const candidates = checkouts
    .filter(
      (checkout) =>
        checkout.learnerId === learnerId && (checkout.buyerId === userId || isUnsettled(checkout)),
    )
    .toSorted((one, other) => other.startedAt - one.startedAt);
  return (
    candidates.find((checkout) => isUnsettled(checkout) && now.getTime() < confirmationDeadline(checkout)) ??
    candidates.find((checkout) => isUnsettled(checkout) || checkout.stage === 'paid') ??
    candidates[0]
  );
}

/**
 * Finds out what became of a checkout. The plan runs: it was paid, whatever the provider or the parent has said.
 *
 * @param status undefined if the running plans are unknown
 */
export function checkoutState(
  checkout: StoredCheckout | undefined,
  status: Status | undefined,
  now: Date,
): CheckoutState {
  if (!checkout) return 'none';
  const { planId, stage } = checkout;
  if (stage === 'paid') return 'paid';
  if (status?.isActive && status.runningPlans.some((plan) => plan.planId === planId)) return 'paid';
  const isRecent = now.getTime() < confirmationDeadline(checkout);
  if (stage === 'started' || stage === 'returned') return isRecent ? 'pending' : 'unconfirmed';
  return isRecent ? stage : 'none';
}

/** Whether a parent has to read about a checkout: it is unsettled, unpaid, just paid, or its renewal is to be solved. */
export function isCheckoutNews(
  { state, checkout }: { state: CheckoutState; checkout: StoredCheckout | undefined },
  now: Date,
): boolean {
  if (state !== 'paid') return state !== 'none';
  return (
    checkout !== undefined &&
    (checkout.renewalOfOthers === 'failed' || now.getTime() < confirmationDeadline(checkout))
  );
}
