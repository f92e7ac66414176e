import { clock } from '#lib/time/clock.ts';
import { isExpired } from './expiry.ts';
import { currentSession, resumeStoredSession, sessionEndedMessage, signOut } from './session.ts';

/** Ends an expired session (D-239), unless another tab has renewed it. Returns whether it has ended. */
export async function endExpiredSession(): Promise<boolean> {
  const details = currentSession();
  if (!details || !isExpired(details, clock.now())) return false;
  if (await resumeStoredSession()) return false;
  if (currentSession() !== details) return false;
  signOut(sessionEndedMessage);
  return true;
}
