import type { RegisteredRouter } from '@tanstack/react-router';
import { clock } from '#lib/time/clock.ts';
import { endExpiredSession } from '#session/expired-session.ts';
import { currentSession, useSession } from '#session/session.ts';
import { goToLoginIfGuarded } from './go-to-login.ts';

/** In milliseconds. The user may change the device's clock: it is read again after this delay. */
const longestDelay = 60_000;

/**
 * Ends the session when it expires, also when a page becomes visible whose timers were suspended (D-239).
 *
 * @returns an unsubscribe function
 */
export function watchExpiry(router: RegisteredRouter): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = async () => {
    if (await endExpiredSession()) await goToLoginIfGuarded(router);
  };
  const wait = () => {
    clearTimeout(timer);
    const details = currentSession();
    if (!details || signal.aborted) return;
    const remaining = details.expiresAt * 1000 - clock.now().getTime();
    timer = setTimeout(() => void check().then(wait), Math.min(Math.max(remaining, 0), longestDelay));
  };
  const unsubscribe = useSession.subscribe(({ details }, before) => {
    if (details !== before.details) wait();
  });
  wait();
  document.addEventListener('visibilitychange', () => document.hidden || void check(), { signal });
  addEventListener('pageshow', () => void check(), { signal });
  return () => {
    listening.abort();
    unsubscribe();
    clearTimeout(timer);
  };
}
