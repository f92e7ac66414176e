import type { Problem } from '#api/problem.ts';
import type { Submission } from './submission.ts';

/** What became of a queued submission. `elsewhere`: another tab has sent it, or had it rejected. */
export type Outcome = { submission: Submission } & (
  | { kind: 'sent'; resultId: string }
  | { kind: 'limited' | 'rejected'; problem: Problem }
  | { kind: 'elsewhere' }
);

type Handler = (outcome: Outcome) => void;

/** @param isHandled a screen that shows the activity deals with it */
type Listener = (outcome: Outcome, isHandled: boolean) => void;

/**
 * Delivers outcomes: all of them to every listener, and those of one activity to the screen that shows its answer sheet,
 * which may still be loading.
 */
export function createOutcomes() {
  const listeners = new Set<Listener>();
  const handlers = new Map<string, Handler>();
  const buffers = new Map<string, Outcome[]>();

  return {
    publish(outcome: Outcome): void {
      const { activityId } = outcome.submission;
      const handler = handlers.get(activityId);
      if (handler) handler(outcome);
      else buffers.get(activityId)?.push(outcome);
      const isHandled = handler !== undefined || buffers.has(activityId);
      for (const listener of listeners) listener(outcome, isHandled);
    },
    /** Returns an unsubscribe function. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Keeps the outcomes of an activity for its screen, which is being loaded, until the signal cancels that. */
    bufferFor(activityId: string, loading: AbortSignal): void {
      if (handlers.has(activityId) || loading.aborted) return;
      buffers.set(activityId, []);
      loading.addEventListener('abort', () => buffers.delete(activityId), { once: true });
    },
    /** The screen of an activity takes over its outcomes, buffered ones first. Returns an unsubscribe function. */
    handle(activityId: string, handler: Handler): () => void {
      handlers.set(activityId, handler);
      const buffered = buffers.get(activityId) ?? [];
      buffers.delete(activityId);
      for (const outcome of buffered) handler(outcome);
      return () => {
        if (handlers.get(activityId) === handler) handlers.delete(activityId);
      };
    },
    isHandled: (activityId: string): boolean => handlers.has(activityId),
  };
}
