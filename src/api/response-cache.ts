let clear: (() => void) | undefined;

/**
 * For `query-client.ts`, as soon as it is loaded. A page that never loads it has nothing to drop, and must not have to
 * load it in order to end a session: offline it could not.
 *
 * @param clearCache forgets every response
 */
export function registerResponseCache(clearCache: () => void): void {
  clear = clearCache;
}

/** Drops every cached response: they belong to the session in which they were asked for (D-017). */
export const dropCachedResponses = (): void => clear?.();
