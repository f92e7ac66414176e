import { clock } from '#lib/time/clock.ts';
import { isExpired } from './expiry.ts';
import { currentSession, resumeStoredSession, sessionEndedMessage, signOut } from './session.ts';

/**
 * Ends the session if it has expired (D-239), unless another tab has renewed it meanwhile. Where to go then is up to
 * the caller.
 *
 * @returns whether it has ended now
 */
export async function endExpiredSession(): Promise<boolean> {
  const details = currentSession();
  if (!details || !isExpired(details, clock.now())) return false;
  if (await resumeStoredSession()) return false;
  // Another check has ended it meanwhile.
  if (currentSession() !== details) return false;
  signOut(sessionEndedMessage);
  return true;
}
