import type { RegisteredRouter } from '@tanstack/react-router';
import { hostPath } from '#lib/url/app-url.ts';
import { purchaseKey } from '#session/storage.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id of the plan whose payment the page waits for. */
    boughtPlanId?: string | undefined;
  }
}

/**
 * Stores in sessionStorage which plan the user is about to pay: the provider does not return the id, and another plan
 * of the learner must not count as paid. The success page moves the id into the history state. The end of the session
 * removes it (D-002); without the id, any plan counts.
 */
export function rememberPurchase(learnerId: string, planId: string): void {
  try {
    sessionStorage.setItem(purchaseKey, JSON.stringify({ learnerId, planId }));
  } catch {
    // Storage is blocked: any plan counts.
  }
}

/** @returns the id of the plan that is being paid in this tab, if known */
export function boughtPlanId(router: RegisteredRouter, learnerId: string): string | undefined {
  const { boughtPlanId: movedId } = router.state.location.state;
  return movedId ?? storedPlanId(learnerId);
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

/** Moves the id from sessionStorage into the history state, which belongs to the page and survives a reload. */
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
