import type { RegisteredRouter } from '@tanstack/react-router';
import { consumeEndedSession } from '#session/session.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { whenVisible } from './when-visible.ts';

/**
 * After a session has ended by itself: the guard of a screen that needs one redirects to the login page, which says why.
 * A public page stays, and a toast says it (D-239).
 */
export async function goToLoginIfGuarded(router: RegisteredRouter): Promise<void> {
  await router.invalidate();
  if (router.latestLocation.pathname === '/auth/login') return;
  const message = consumeEndedSession()?.reason;
  if (message !== undefined) whenVisible(() => toast({ profile: 'app', tone: 'info', message }));
}
