import { createStore } from 'zustand';
import type { QueueEntry } from './queue-entry.ts';
import type { StoredSubmission } from './submission-store.ts';
import type { Submission } from './submission.ts';

/** The queue's entries by activity, as a store that screens subscribe to. */
export function createEntries() {
  const store = createStore<ReadonlyMap<string, QueueEntry>>(() => new Map());
  const get = (activityId: string): QueueEntry | undefined => store.getState().get(activityId);
  const replace = (entries: Iterable<[string, QueueEntry]>) => store.setState(new Map(entries), true);
  return {
    store,
    get,
    all: (): readonly QueueEntry[] => [...store.getState().values()],
    set: (entry: QueueEntry) => replace([...store.getState(), [entry.submission.activityId, entry]]),
    /** Adds what was stored before; entries of the same activity that are here already are newer. */
    addStored: (stored: readonly StoredSubmission[]) =>
      replace([...stored.map(withActivityId), ...store.getState()]),
    setSending: (isSending: boolean) =>
      replace([...store.getState()].map(([id, entry]) => [id, { ...entry, isSending }])),
    /** Removes it unless a newer one has replaced it. */
    remove: ({ activityId, key }: Submission) => {
      if (get(activityId)?.submission.key !== key) return;
      replace([...store.getState()].filter(([id]) => id !== activityId));
    },
    clear: () => replace([]),
  };
}

/** Not tried since the page was opened. */
const withActivityId = (stored: StoredSubmission): [string, QueueEntry] => [
  stored.submission.activityId,
  { ...stored, isSending: false, failureReason: undefined },
];
