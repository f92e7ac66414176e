let clear: (() => void) | undefined;

/**
 * Called by `query-client.ts` when it is loaded. A page that never loads it has nothing to drop, and can end a
 * session offline without loading it.
 *
 * @param clearCache removes all responses
 */
export function registerResponseCache(clearCache: () => void): void {
  clear = clearCache;
}

/** Drops all cached responses when the session changes (D-017). */
export const dropCachedResponses = (): void => clear?.();
