import { clock } from '#lib/time/clock.ts';
import { isExpired } from './expiry.ts';
import { keptWork } from './kept-work.ts';
import { currentSession, resumeStoredSession, signOut } from './session.ts';

/** What the person is told, and that their work is kept where it is. */
export const expiryReason = (): string => ['Your session has ended.', keptWork()].filter(Boolean).join(' ');

/**
 * Ends the session if it has expired (D-239), unless another tab has renewed it meanwhile. Where to go then is up to
 * the caller.
 *
 * @returns whether it has ended now
 */
export async function endExpiredSession(): Promise<boolean> {
  const details = currentSession();
  if (!details || !isExpired(details, clock.now())) return false;
  const reason = expiryReason();
  if (await resumeStoredSession()) return false;
  signOut(reason);
  return true;
}
