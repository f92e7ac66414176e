import { client, fetchWith, unwrap, type TokenSource } from '#api/client.ts';
import { Problem } from '#api/problem.ts';
import { clock } from '#lib/time/clock.ts';
import { readableClaims, type SessionDetails } from './claims.ts';
import { isExpiringSoon, isExpired } from './expiry.ts';
import { renewSession, sessionEndedMessage, signOut } from './session.ts';
import { sessionStore } from './storage.ts';

/** Milliseconds that calls wait for a refresh before they use the current token. */
const refreshTimeout = 10_000;

/**
 * The token source of the client; checks the stored token before each request.
 *
 * @param onExpired called after an expired session has ended
 */
export function createTokenSource(onExpired: () => void): TokenSource {
  return {
    hasValidToken: () => validDetails() !== undefined,
    async token(isPublic) {
      if (sessionStore.get('token') === undefined) return undefined;
      const details = validDetails();
      if (!details) {
        signOut(sessionEndedMessage);
        onExpired();
        // A public operation is sent without the header (D-008).
        if (isPublic) return undefined;
        // The server would respond with 401 as well, only later.
        throw new Problem(401, '');
      }
      if (!isPublic && isExpiringSoon(details) && mayRefresh()) {
        await refreshOnce();
      }
      return sessionStore.get('token');
    },
  };
}

/** The session of the stored token, unless that has expired. */
function validDetails(): SessionDetails | undefined {
  const token = sessionStore.get('token');
  const details = token === undefined ? undefined : readableClaims(token);
  return details && !isExpired(details, clock.now()) ? details : undefined;
}

/** Not during an impersonation: a refresh would replace the learner's token by the parent's (D-005). */
const mayRefresh = (): boolean =>
  sessionStore.get('refreshToken') !== undefined && sessionStore.get('parentToken') === undefined;

/**
 * Requests a token with new claims after a user has changed their name or grade, which menus read from the token.
 * Without a refresh token the old claims stay until the next sign-in.
 */
export async function refreshClaims(): Promise<void> {
  // A refresh in progress may have started before the change.
  await refreshing;
  if (mayRefresh()) await refreshOnce();
}

let refreshing: Promise<void> | undefined;

/** A refresh token can be used once, so all requests share the refresh. */
function refreshOnce(): Promise<void> {
  refreshing ??= refresh().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

/**
 * Ignores a failed refresh, because the current token is still valid. Ends the session if the device's clock makes
 * the new token useless: every call would refresh again.
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
