import type { RegisteredRouter } from '@tanstack/react-router';
import { consumeEndedSession } from '#session/session.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { whenVisible } from './when-visible.ts';

/**
 * Called after a session has expired or has been ended in another tab. The guard of the current screen redirects to the
 * login page, which shows the reason. On a public page, a toast shows it (D-239).
 */
export async function goToLoginIfGuarded(router: RegisteredRouter): Promise<void> {
  await router.invalidate();
  if (router.latestLocation.pathname === '/auth/login') return;
  const message = consumeEndedSession()?.reason;
  if (message !== undefined) whenVisible(() => toast({ profile: 'app', tone: 'info', message }));
}
