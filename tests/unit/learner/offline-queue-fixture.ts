import { vi } from 'vitest';
import { Problem } from '#api/problem.ts';
import { createOfflineQueue, type Outcome } from '#features/learner/offline-queue/offline-queue.ts';
import { firstOf, pageStore, type Submission } from '#features/learner/offline-queue/submission-store.ts';

/** What Lwazi has handed in. */
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

/** A server that knows keys, a device that keeps what it is given, and the offlineQueue between them. */
export function workshop() {
  const store = firstOf(pageStore(), pageStore());
  const attempts = new Map<string, string>();
  const tried: string[] = [];
  const outcomes: Outcome[] = [];
  const world = {
    isOnline: true,
    /** What goes wrong with the next calls; 'lost' after the server has done its part. */
    failing: undefined as Problem | 'lost' | 'never' | undefined,
    /** Every tab of the device sends through the same door. */
    door: Promise.resolve(),
  };
  const send = async ({ key, activityId }: Submission, signal: AbortSignal): Promise<string> => {
    tried.push(activityId);
    if (world.failing === 'never') {
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    }
    if (world.failing instanceof Problem) throw world.failing;
    const id = attempts.get(key) ?? `att-${attempts.size + 1}`;
    attempts.set(key, id);
    if (world.failing === 'lost') throw offline;
    return id;
  };
  const alone = async (work: () => Promise<void>): Promise<void> => {
    const turn = world.door.then(work);
    world.door = turn;
    await turn;
  };
  const tab = () => {
    const offlineQueue = createOfflineQueue({ store, send, alone, isOnline: () => world.isOnline });
    offlineQueue.listen((outcome) => outcomes.push(outcome));
    return offlineQueue;
  };
  return { world, store, tab, tried, attempts, outcomes };
}

/** Everything that does not wait for a timer has happened. */
export const settled = () => vi.advanceTimersByTimeAsync(0);
