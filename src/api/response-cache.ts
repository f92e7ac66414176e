let clear: (() => void) | undefined;

/**
 * Called by `query-client.ts` and `client-connection.ts`: a page that has loaded neither can end a session without
 * their code, even offline. The last call applies.
 */
export function registerResponseCache(clearCache: () => void): void {
  clear = clearCache;
}

/** Called when the session changes (D-017). */
export const dropCachedResponses = (): void => clear?.();
