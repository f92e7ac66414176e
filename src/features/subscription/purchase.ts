import type { RegisteredRouter } from '@tanstack/react-router';
import { hostPath } from '#lib/url/app-url.ts';
import { purchaseKey } from '#session/storage.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The plan that was paid for, on the page that waits for it. */
    boughtPlanId?: string | undefined;
  }
}

/**
 * Notes what somebody goes to pay for. A learner may have another plan already, which says nothing about this payment,
 * and the provider brings nobody's choice back. It is this tab's, for the way to the provider: the success page takes it
 * over into its entry of the history. It goes with the session, and at the start of a page for somebody who is not signed
 * in (D-002): then any plan will do.
 */
export function rememberPurchase(learnerId: string, planId: string): void {
  try {
    sessionStorage.setItem(purchaseKey, JSON.stringify({ learnerId, planId }));
  } catch {
    // A browser that stores nothing: any plan will do.
  }
}

/** @returns the id of the plan that was paid for in this tab, if it is known */
export function boughtPlanId(router: RegisteredRouter, learnerId: string): string | undefined {
  const { boughtPlanId: taken } = router.state.location.state;
  return taken ?? storedPlanId(learnerId);
}

function storedPlanId(learnerId: string): string | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(purchaseKey) ?? '{}') as Record<string, unknown>;
    const { planId } = stored;
    return stored['learnerId'] === learnerId && typeof planId === 'string' ? planId : undefined;
  } catch {
    return undefined;
  }
}

/** From the tab's storage into the entry of this page in the history: it survives a reload there, and no other page reads it. */
export function keepInHistory(router: RegisteredRouter, planId: string | undefined): void {
  try {
    sessionStorage.removeItem(purchaseKey);
  } catch {
    // It was never there.
  }
  const { href, state } = router.state.location;
  if (planId === undefined || state.boughtPlanId === planId) return;
  void router.navigate({
    href: hostPath(href),
    state: { ...state, boughtPlanId: planId },
    replace: true,
    resetScroll: false,
  });
}
