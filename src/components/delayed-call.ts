import { guardUnsavedChanges } from '#lib/unsaved-changes.ts';
import { currentSession, useSession } from '#session/session.ts';

/** Milliseconds in which the user can undo an action before it is sent. */
export const undoDelay = 5000;

interface DelayedCall {
  /** Must not reject. */
  send: () => Promise<void>;
  delay?: number;
  /** Called instead of `send` if the session ends first. */
  onSessionEnd: () => void;
}

/**
 * Delays a call, so that the user can undo it. It is sent earlier when the page closes or the user logs out.
 *
 * @returns a function that cancels the call
 */
export function delayCall({ send, delay = undoDelay, onSessionEnd }: DelayedCall): () => void {
  const ownerId = currentSession()?.id;
  const sendNow = () => {
    cancel();
    return send();
  };
  const onClose = () => void sendNow();
  const timer = setTimeout(onClose, delay);
  addEventListener('pagehide', onClose);
  const removeGuard = guardUnsavedChanges(async () => {
    await sendNow();
    return true;
  });
  const unsubscribe = useSession.subscribe(({ details }) => {
    if (details?.id === ownerId) return;
    cancel();
    onSessionEnd();
  });
  const cancel = () => {
    clearTimeout(timer);
    removeEventListener('pagehide', onClose);
    removeGuard();
    unsubscribe();
  };
  return cancel;
}
