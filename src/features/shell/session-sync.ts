import type { RegisteredRouter } from '@tanstack/react-router';
import { homeOf } from '#session/roles.ts';
import { currentSession, followStorage, useSession } from '#session/session.ts';
import { toast } from '#ui/feedback/toasts.ts';

const signedOut = 'You have been signed out in another tab.';

/**
 * Goes along when another tab signs out, or signs somebody else in (D-018): without it this tab would show one person's
 * screens and call as another.
 *
 * @returns the way to stop
 */
export function startSessionSync(router: RegisteredRouter): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let turn = Promise.resolve();
  const follow = () => {
    // One after the other: a session is written key by key.
    turn = turn.then(() => (signal.aborted ? undefined : goAlong(router)));
  };
  addEventListener('storage', ({ key }) => isOfTheSession(key) && follow(), { signal });
  // A page out of the browser's back-forward cache has slept through everything.
  addEventListener('pageshow', ({ persisted }) => persisted && follow(), { signal });
  return () => listening.abort();
}

/** No key: the other tab has cleared all of its storage (D-002). */
const isOfTheSession = (key: string | null) => key === null || key === 'token' || key === 'parentToken';

async function goAlong(router: RegisteredRouter): Promise<void> {
  const before = currentSession();
  const outcome = await followStorage();
  if (outcome === 'ended') await leaveForLogin(router);
  if (outcome === 'replaced') await goOn(router, before === undefined);
}

/** Every screen that needs a session sends its visitor to the login page by its own guard; a public one stays. */
async function leaveForLogin(router: RegisteredRouter): Promise<void> {
  const { pathname } = router.state.location;
  await router.invalidate();
  const { location } = router.state;
  if (location.pathname === pathname) {
    whenSeen(() => toast({ profile: 'app', tone: 'info', message: signedOut }));
    return;
  }
  const message = `${signedOut} Please sign in again.`;
  await router.navigate({
    to: '/auth/login',
    search: ({ returnUrl }) => ({ ...(returnUrl && { returnUrl }), message }),
    replace: true,
  });
}

/** To the page where the new person begins; a visitor goes on with what they were typing. */
async function goOn(router: RegisteredRouter, wasVisitor: boolean): Promise<void> {
  const details = currentSession();
  try {
    // Work of the person before cannot be saved any more: nothing may hold this tab back.
    if (!wasVisitor) await router.navigate({ href: homeOf(details?.role), ignoreBlocker: true });
  } finally {
    useSession.setState({ isChanging: false });
  }
  const message = `You are now signed in as ${details?.fullName || 'somebody else'}, as in your other tab.`;
  whenSeen(() => toast({ profile: 'app', tone: 'info', message }));
}

/** A tab in the background speaks up when it is looked at. */
function whenSeen(speak: () => void): void {
  if (document.hidden) document.addEventListener('visibilitychange', speak, { once: true });
  else speak();
}
