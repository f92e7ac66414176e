import type { RegisteredRouter } from '@tanstack/react-router';
import { hostPath } from '#lib/url/app-url.ts';
import { homePathOf } from '#session/roles.ts';
import { currentSession, syncWithStoredSession, useSession } from '#session/session.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { goToLoginIfGuarded } from './go-to-login.ts';
import { whenVisible } from './when-visible.ts';

const signedOut = 'You have been signed out in another tab.';

/**
 * Applies a sign-in or sign-out in another tab (D-018). Otherwise this tab would show the screens of one user and
 * send requests as another.
 *
 * @returns an unsubscribe function
 */
export function syncTabs(router: RegisteredRouter): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let previous = Promise.resolve();
  const queueSync = () => {
    // Handle the events in sequence, because each changed key of the storage fires one.
    previous = previous
      .then(() => (signal.aborted ? undefined : applyStoredSession(router)))
      .catch((error: unknown) =>
        console.error('This tab could not apply the session of another tab.', error),
      );
  };
  addEventListener('storage', ({ key }) => isSessionKey(key) && queueSync(), { signal });
  // A page that is restored from the back-forward cache has missed all storage events.
  addEventListener('pageshow', ({ persisted }) => persisted && queueSync(), { signal });
  return () => listening.abort();
}

/** The key is null if the other tab has cleared its storage (D-002). */
const isSessionKey = (key: string | null) => key === null || key === 'token' || key === 'parentToken';

async function applyStoredSession(router: RegisteredRouter): Promise<void> {
  const wasVisitor = currentSession() === undefined;
  const outcome = await syncWithStoredSession(signedOut);
  if (outcome === 'ended') await goToLoginIfGuarded(router);
  if (outcome === 'replaced') await (wasVisitor ? dropLoginMessage(router) : goToStartPage(router));
  if (outcome === 'replaced') showSignedInToast();
}

/** Opens the start page without a confirmation: the previous user's changes can no longer be saved. */
async function goToStartPage(router: RegisteredRouter): Promise<void> {
  try {
    await router.navigate({ href: hostPath(homePathOf(currentSession()?.role)), ignoreBlocker: true });
  } finally {
    useSession.setState({ isSwitchingUser: false });
  }
}

/** Removes the outdated reason for the login and keeps typed values. */
async function dropLoginMessage(router: RegisteredRouter): Promise<void> {
  if (router.state.location.pathname !== '/auth/login') return;
  const search = ({ message: _message, ...rest }: { message?: string | undefined }) => rest;
  await router.navigate({ to: '/auth/login', search, state: true, replace: true, resetScroll: false });
}

function showSignedInToast(): void {
  const name = currentSession()?.fullName || 'another user';
  const message = `You are now signed in as ${name}, as in your other tab.`;
  whenVisible(() => toast({ profile: 'app', tone: 'info', message }));
}
