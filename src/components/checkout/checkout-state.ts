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

interface CheckoutReader {
  learnerId: string | undefined;
  userId: string | undefined;
  status: Status | undefined;
  now: Date;
}

/**
 * Returns the checkout to report: one of any user that is being confirmed (D-287); else the newest that may have been
 * paid, of other users only if unconfirmed; else the own one, which was not paid. If another user's plan runs, a newer
 * own checkout is reported instead.
 *
 * @param reader `status`: undefined if the running plans are unknown
 */
export function chooseCheckout(
  checkouts: readonly DeviceCheckout[],
  { learnerId, userId, status, now }: CheckoutReader,
): DeviceCheckout | undefined {
  const ofLearner = checkouts.filter((checkout) => checkout.learnerId === learnerId);
  const own = ofLearner.find(({ buyerId }) => buyerId === userId);
  const isSuperseded = (checkout: DeviceCheckout) =>
    own !== undefined &&
    own.startedAt > checkout.startedAt &&
    checkoutState(checkout, status, now) === 'paid';
  const candidates = ofLearner
    .filter((checkout) => checkout === own || (isUnsettled(checkout) && !isSuperseded(checkout)))
    .toSorted((one, other) => other.startedAt - one.startedAt);
  return (
    candidates.find((checkout) => checkoutState(checkout, status, now) === 'pending') ??
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

/** Returns the plans that renew beside the plan of a checkout. */
export const renewingOthers = ({ planId }: StoredCheckout, status: Status | undefined) =>
  status?.isActive ? status.runningPlans.filter((plan) => plan.planId !== planId && plan.autoRenew) : [];

interface CheckoutReport {
  state: CheckoutState;
  checkout: StoredCheckout | undefined;
  isOwn: boolean;
  /** Undefined if the running plans are unknown. */
  status: Status | undefined;
}

/**
 * Whether a parent has to read about a checkout: it is unsettled, unpaid, just paid, or the renewal of the other plans
 * could not be turned off.
 */
export function isCheckoutNews({ state, checkout, isOwn, status }: CheckoutReport, now: Date): boolean {
  if (state !== 'paid') return state !== 'none';
  if (!checkout) return false;
  if (now.getTime() < confirmationDeadline(checkout)) return true;
  return isOwn && checkout.renewalOfOthers === 'failed' && renewingOthers(checkout, status).length > 0;
}
