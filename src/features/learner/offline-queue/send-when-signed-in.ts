import type { RegisteredRouter } from '@tanstack/react-router';
import { useSession } from '#session/session.ts';

let served: RegisteredRouter | undefined;
let leave = () => {};

/**
 * Has what learners handed in without a connection sent by this application, wherever in it they are. Nothing of it is
 * loaded before somebody has signed in.
 */
export function sendWhenSignedIn(router: RegisteredRouter): void {
  if (served === router) return;
  // Another application in the same page, as stories have them.
  leave();
  served = router;
  let stop = () => {};
  let isBegun = false;
  const begin = async () => {
    if (isBegun || !useSession.getState().details) return;
    isBegun = true;
    const { sendWaiting } = await import('./send-waiting.ts');
    if (served === router) stop = sendWaiting(router);
  };
  // What could not be loaded is asked for again with the next change of the session, and at the next start.
  const tryToBegin = () => {
    begin().catch(() => {
      isBegun = false;
    });
  };
  const stopFollowing = useSession.subscribe(tryToBegin);
  tryToBegin();
  leave = () => {
    stopFollowing();
    stop();
  };
}
