import type { RegisteredRouter } from '@tanstack/react-router';
import { mayLeave } from '#lib/unsaved-work.ts';
import { useSession } from './session.ts';

/**
 * Puts one session in the place of another without a screen of the first ever asking as the second: leaves the
 * screen, which may refuse because of unsaved work, and only then makes the change. The shell shows no screen meanwhile.
 *
 * @param change replaces the session and gives the path to go on at
 */
export async function changeSession(router: RegisteredRouter, change: () => Promise<string>): Promise<void> {
  if (useSession.getState().isChanging || !(await mayLeave())) return;
  // Only now has every screen agreed to be left; what it still has to save goes out under its own session.
  const stop = router.subscribe('onBeforeNavigate', () => useSession.setState({ isChanging: true }));
  try {
    await router.navigate({ to: '/home', ignoreBlocker: true });
    stop();
    if (router.state.location.pathname === '/home') {
      await router.navigate({ href: await change(), replace: true });
    }
  } finally {
    stop();
    useSession.setState({ isChanging: false });
  }
}
