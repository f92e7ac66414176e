import { vi } from 'vitest';
import { Problem } from '#api/problem.ts';
import { createOfflineQueue } from '#features/learner/offline-queue/create-queue.ts';
import { memoryStore } from '#features/learner/offline-queue/memory-store.ts';
import type { Outcome } from '#features/learner/offline-queue/outcomes.ts';
import { withFallback } from '#features/learner/offline-queue/submission-store.ts';
import type { Submission } from '#features/learner/offline-queue/submission.ts';

/** Lwazi's. */
export const submissionOf = (activityId: string, more: Partial<Submission> = {}): Submission => ({
  learnerId: 'lrn-lwazi',
  activityId,
  topicId: 'top-4-fractions',
  questions: [],
  key: `key-of-${activityId}`,
  submittedAt: '2025-05-15T13:08:00.000Z',
  ...more,
});

export const offline = new Problem(0, '', { reason: 'offline' });

/** A device with a store and any number of tabs, and a server that recognises idempotency keys. */
export function createDevice() {
  const store = withFallback(memoryStore(), memoryStore());
  const attempts = new Map<string, string>();
  const tried: string[] = [];
  const outcomes: Outcome[] = [];
  const network = {
    isOnline: true,
    /** What goes wrong with the next calls. 'lost': the server does its part and the response is lost. */
    failure: undefined as Problem | 'lost' | 'hangs' | undefined,
  };
  const send = async ({ key, activityId }: Submission, signal: AbortSignal): Promise<string> => {
    tried.push(activityId);
    if (network.failure === 'hangs') {
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    }
    if (network.failure instanceof Problem) throw network.failure;
    const id = attempts.get(key) ?? `att-${attempts.size + 1}`;
    attempts.set(key, id);
    if (network.failure === 'lost') throw offline;
    return id;
  };
  let lock = Promise.resolve();
  const withLock = async (work: () => Promise<void>): Promise<void> => {
    lock = lock.then(work);
    await lock;
  };
  const openTab = () => {
    const queue = createOfflineQueue({ store, send, withLock, isOnline: () => network.isOnline });
    queue.outcomes.subscribe((outcome) => outcomes.push(outcome));
    return queue;
  };
  return { network, store, openTab, tried, attempts, outcomes };
}

/** Everything that does not wait for a timer has happened. */
export const settled = () => vi.advanceTimersByTimeAsync(0);
