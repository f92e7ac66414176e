import { client, fetchWith, unwrap, type TokenSource } from '#api/client.ts';
import { Problem } from '#api/problem.ts';
import { clock } from '#lib/time/clock.ts';
import { readStoredClaims, type SessionDetails } from './claims.ts';
import { isExpiringSoon, isExpired } from './expiry.ts';
import { renewSession, sessionEndedMessage, signOut } from './session.ts';
import { sessionStore } from './storage.ts';

/** Milliseconds for which calls wait for a refresh. */
const refreshTimeout = 10_000;

/** Checks the stored token before each request. */
export function createTokenSource(onExpired: () => void): TokenSource {
  return {
    hasValidToken: () => validDetails() !== undefined,
    async token(isPublic) {
      if (sessionStore.get('token') === undefined) return undefined;
      const details = validDetails();
      if (!details) {
        signOut(sessionEndedMessage);
        onExpired();
        // Public operations are sent without a token (D-008).
        if (isPublic) return undefined;
        // Saves a request: the server would respond with 401.
        throw new Problem(401, '');
      }
      if (!isPublic && isExpiringSoon(details) && mayRefresh()) {
        await refreshOnce();
      }
      return sessionStore.get('token');
    },
  };
}

function validDetails(): SessionDetails | undefined {
  const token = sessionStore.get('token');
  const details = token === undefined ? undefined : readStoredClaims(token);
  return details && !isExpired(details, clock.now()) ? details : undefined;
}

/** During an impersonation, a refresh would replace the learner's token by the parent's (D-005). */
const mayRefresh = (): boolean =>
  sessionStore.get('refreshToken') !== undefined && sessionStore.get('parentToken') === undefined;

/** Refreshes the token after a change of name or grade, which menus read from its claims. */
export async function refreshClaims(): Promise<void> {
  // A refresh in progress may have started before the change.
  await refreshing;
  if (mayRefresh()) await refreshOnce();
}

let refreshing: Promise<void> | undefined;

/** A refresh token can be used only once. */
function refreshOnce(): Promise<void> {
  refreshing ??= refresh().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

/**
 * Ignores a failed refresh, because the current token is still valid. Ends the session if the device's clock makes
 * the new token useless: every call would refresh it again.
 */
async function refresh(): Promise<void> {
  const refreshToken = sessionStore.get('refreshToken');
  if (refreshToken === undefined) return;
  try {
    const fetch = fetchWith({ timeout: refreshTimeout, skipGlobalHandling: true });
    const renewed = await unwrap(client.POST('/auth/refresh-token', { body: { refreshToken }, fetch }));
    // The session may have changed during the call.
    if (sessionStore.get('refreshToken') === refreshToken) await renewSession(renewed);
  } catch (error) {
    console.warn('The session could not be refreshed.', error);
    if (error instanceof Problem && error.reason === 'clock') signOut(sessionEndedMessage);
  }
}
