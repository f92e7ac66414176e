import type { RegisteredRouter } from '@tanstack/react-router';
import { takeEndedSession } from '#session/session.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { whenVisible } from './when-visible.ts';

/**
 * After a session has ended by itself: a screen that needs one sends its visitor to the login page by its own guard,
 * which says why. A public page stays, and a toast says it.
 */
export async function goToLoginIfGuarded(router: RegisteredRouter): Promise<void> {
  await router.invalidate();
  const message = takeEndedSession()?.reason;
  if (message !== undefined) whenVisible(() => toast({ profile: 'app', tone: 'info', message }));
}
