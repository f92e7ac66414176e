/** Keys of the session in local storage (SES-004). The only other keys are moderators' preferences. */
const keys = ['token', 'refreshToken', 'role', 'userId', 'parentToken'] as const;

type Key = (typeof keys)[number];

/** Values that the browser refuses to store (private mode, policy, quota), until the page closes. */
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
      // Otherwise the next page would restore the old value.
      sessionStore.remove(key);
      unstored.set(key, value);
    }
  },
  remove: (key: Key): void => {
    unstored.delete(key);
    attempt(() => localStorage.removeItem(key));
  },
  removeSession: (): void => {
    keys.forEach((key) => sessionStore.remove(key));
  },
  /**
   * Clears all storage at the start, including foreign keys (D-002). Keeps the router's marker of a reload after a
   * missing chunk, without which the page would reload in a loop.
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
