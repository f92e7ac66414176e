/** The session's keys in local storage (SES-004). The only other keys are preferences of moderators. */
const keys = ['token', 'refreshToken', 'role', 'userId', 'parentToken'] as const;

/** Session storage: the purchase in progress in this tab. Removed when the session ends. */
export const purchaseKey = 'purchase';

type Key = (typeof keys)[number];

/** Values that the browser refused to store (private mode, policy, quota); they last as long as the page. */
const unstored = new Map<Key, string>();

/** Public pages must work without storage. */
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
      // Remove the old value: the next page would use it as the session.
      sessionStore.remove(key);
      unstored.set(key, value);
    }
  },
  remove: (key: Key): void => {
    unstored.delete(key);
    attempt(() => localStorage.removeItem(key));
  },
  /** Includes a parent's saved token. */
  removeSession: (): void => {
    keys.forEach((key) => sessionStore.remove(key));
    sessionStore.forgetPurchase();
  },
  forgetPurchase: (): void => {
    attempt(() => sessionStorage.removeItem(purchaseKey));
  },
  /**
   * Clears all storage at the start, including foreign keys (D-002), except the router's note that it reloaded the
   * page for a missing chunk: without it, the page would reload in a loop.
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
