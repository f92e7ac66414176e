import type { RegisteredRouter } from '@tanstack/react-router';
import { hostPath } from '#lib/url/app-url.ts';
import { purchaseKey } from '#session/storage.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The plan whose payment the page waits for. */
    boughtPlanId?: string | undefined;
  }
}

/**
 * Stores the plan to be paid for in sessionStorage, because the provider does not return it, and another plan of the
 * learner must not be taken for this payment. The success page moves it into the history state. Cleared with the session
 * (D-002); without it, any plan counts as the paid one.
 */
export function rememberPurchase(learnerId: string, planId: string): void {
  try {
    sessionStorage.setItem(purchaseKey, JSON.stringify({ learnerId, planId }));
  } catch {
    // Storage is blocked: any plan counts.
  }
}

/** @returns the id of the plan that was paid for in this tab, if known */
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

/** Moves the plan from sessionStorage into the history state, which survives a reload and belongs to this page. */
export function moveToHistory(router: RegisteredRouter, planId: string | undefined): void {
  try {
    sessionStorage.removeItem(purchaseKey);
  } catch {
    // Storage is blocked.
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
