import { client, fetchWith, unwrap, type TokenSource } from '#api/client.ts';
import { Problem } from '#api/problem.ts';
import { clock } from '#lib/time/clock.ts';
import { readableClaims, type SessionDetails } from './claims.ts';
import { isExpiringSoon, isExpired } from './expiry.ts';
import { renewSession, sessionEndedMessage, signOut } from './session.ts';
import { sessionStore } from './storage.ts';

/** Milliseconds that calls wait for a refresh; then they go out with the token that they have. */
const refreshTimeout = 10_000;

/**
 * The session as the client sees it: looks at the stored token before each request.
 *
 * @param onExpired is called after an expired session was ended
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
        // The server would only say the same, and on a slow line much later.
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

/** Never while a parent acts as a learner: it would swap the learner's token for the parent's (D-005). */
const mayRefresh = (): boolean =>
  sessionStore.get('refreshToken') !== undefined && sessionStore.get('parentToken') === undefined;

/**
 * Asks for a token with new claims, after a person has changed their own name or grade: menus read them there.
 * Without a way to get one the old claims stay until the next sign-in.
 */
export async function refreshClaims(): Promise<void> {
  // One that is under way may have begun before the change.
  await refreshing;
  if (mayRefresh()) await refreshOnce();
}

let refreshing: Promise<void> | undefined;

/** A refresh token is good for one refresh, which all requests share. */
function refreshOnce(): Promise<void> {
  refreshing ??= refresh().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

/**
 * A refresh that fails is ignored: the token still holds for the request at hand. A new token that the device's clock makes
 * useless ends the session: each call would ask for another.
 */
async function refresh(): Promise<void> {
  const refreshToken = sessionStore.get('refreshToken');
  if (refreshToken === undefined) return;
  try {
    const fetch = fetchWith({ timeout: refreshTimeout, skipGlobalHandling: true });
    const renewed = await unwrap(client.POST('/auth/refresh-token', { body: { refreshToken }, fetch }));
    // Signed out, or signed in as somebody else, in the meantime: the response belongs to a session that has ended.
    if (sessionStore.get('refreshToken') === refreshToken) await renewSession(renewed);
  } catch (error) {
    console.warn('The session could not be refreshed.', error);
    if (error instanceof Problem && error.reason === 'clock') signOut(sessionEndedMessage);
  }
}
