import type { RegisteredRouter } from '@tanstack/react-router';
import { confirmLeaving } from '#lib/unsaved-changes.ts';
import { hostPath } from '#lib/url/app-url.ts';
import { useSession } from './session.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Identifies the navigation away from the previous user's screen. */
    departure?: number | undefined;
  }
}

/**
 * Leaves the screen, which may refuse because of unsaved changes, before it replaces the session: otherwise the
 * previous user's screen could send requests as the next user.
 *
 * @param replace replaces or ends the session and returns the path to open
 */
export async function switchUser(
  router: RegisteredRouter,
  replace: () => string | Promise<string>,
): Promise<void> {
  if (useSession.getState().isSwitchingUser || !(await confirmLeaving())) return;
  if (!(await leaveForHome(router))) return;
  useSession.setState({ isSwitchingUser: true });
  try {
    await waitForUnmount();
    const path = await replace();
    await router.navigate({ href: hostPath(path), replace: true });
  } finally {
    useSession.setState({ isSwitchingUser: false });
  }
}

/** Resolves to true when the navigation to /home starts, to false if another navigation starts first. */
function leaveForHome(router: RegisteredRouter): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const departure = Math.random();
  const unsubscribe = router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    unsubscribe();
    resolve(toLocation.state.departure === departure);
  });
  const isAtHome = router.state.location.pathname === '/home';
  void router.navigate({ to: '/home', state: { departure }, replace: isAtHome, ignoreBlocker: true });
  return promise;
}

/** Waits until React has unmounted the screen and its last requests have the previous token. */
const waitForUnmount = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
