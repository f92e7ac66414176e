let clear: (() => void) | undefined;

/** Called by `query-client.ts`. A page that has not loaded it can end a session offline without it. */
export function registerResponseCache(clearCache: () => void): void {
  clear = clearCache;
}

/** Called when the session changes (D-017). */
export const dropCachedResponses = (): void => clear?.();
