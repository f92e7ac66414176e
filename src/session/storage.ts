/**
 * The session's keys in the browser's local storage (SES-004). Besides them only a moderator's choices of view and keys
 * are kept there (features/moderation/stored-preference.ts).
 */
const keys = ['token', 'refreshToken', 'role', 'userId', 'parentToken'] as const;

/** The tab's own note of what somebody has gone to pay for (features/subscription/purchase.ts). It ends with the session. */
export const purchaseKey = 'purchase';

type Key = (typeof keys)[number];

/** What the browser has refused to store (private mode, policy, no space): it lives as long as this page does. */
const unstored = new Map<Key, string>();

/** Storage that a browser refuses must not take the public pages down with it. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export const sessionStore = {
  get: (key: Key): string | undefined =>
    unstored.get(key) ?? attempt(() => localStorage.getItem(key)) ?? undefined,
  set: (key: Key, value: string): void => {
    try {
      localStorage.setItem(key, value);
      unstored.delete(key);
    } catch {
      // Nothing older stays stored, which the next page would take for the session.
      sessionStore.remove(key);
      unstored.set(key, value);
    }
  },
  remove: (key: Key): void => {
    unstored.delete(key);
    attempt(() => localStorage.removeItem(key));
  },
  /** A parent's saved token too: nobody returns to a session that has ended. */
  removeSession: (): void => {
    keys.forEach((key) => sessionStore.remove(key));
    sessionStore.forgetPurchase();
  },
  forgetPurchase: (): void => {
    attempt(() => sessionStorage.removeItem(purchaseKey));
  },
  /**
   * The start-up rule: all of it, foreign keys too (D-002). Only the router's note that it has reloaded the page once
   * for a missing chunk stays: without it a visitor's page would reload for ever.
   */
  clearAll: (): void => {
    unstored.clear();
    attempt(() => localStorage.clear());
    attempt(() => {
      const { length } = sessionStorage;
      const stored = Array.from({ length }, (_, index) => sessionStorage.key(index) ?? '');
      for (const key of stored) {
        if (!key.startsWith('tanstack_router_reload:')) sessionStorage.removeItem(key);
      }
    });
  },
};
