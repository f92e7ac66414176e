import type { RegisteredRouter } from '@tanstack/react-router';
import { confirmLeaving } from '#lib/unsaved-changes.ts';
import { hostPath } from '#lib/url/app-url.ts';
import { useSession } from './session.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Tells the navigation that leaves a screen for good from every other. */
    departure?: number | undefined;
  }
}

/**
 * Replaces the session without a screen of the old one ever asking as the new one: leaves the screen, which may refuse
 * because of unsaved work, and then replaces the session at once, however long the next page takes to load. The shell
 * shows no screen meanwhile.
 *
 * @param replace replaces or ends the session and returns the path of the application to go on at
 */
export async function switchUser(
  router: RegisteredRouter,
  replace: () => string | Promise<string>,
): Promise<void> {
  if (useSession.getState().isSwitchingUser || !(await confirmLeaving())) return;
  if (!(await leaveForHome(router))) return;
  useSession.setState({ isSwitchingUser: true });
  try {
    await unmounted();
    const path = await replace();
    await router.navigate({ href: hostPath(path), replace: true });
  } finally {
    useSession.setState({ isSwitchingUser: false });
  }
}

/** Resolves as soon as every screen has agreed to be left; with false when the next navigation is another one. */
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

/** The screen is gone, and what it saved in its last moment has gone out under its own session. */
const unmounted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
