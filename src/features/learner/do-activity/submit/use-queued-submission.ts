import { useEffect, useEffectEvent } from 'react';
import { offlineQueue, useQueueEntry } from '../../offline-queue/offline-queue.ts';
import type { Outcome } from '../../offline-queue/outcomes.ts';
import type { QueueEntry } from '../../offline-queue/queue-entry.ts';
import type { SheetDraft } from '../draft/sheet-draft.ts';

/**
 * Connects an answer sheet with the offline queue: its submission waits there, and the screen hears what becomes of it.
 *
 * @param onOutcome also called for what happened while the screen was loading
 * @returns the entry in the queue, if there is one
 */
export function useQueuedSubmission(
  activityId: string,
  draft: SheetDraft,
  onOutcome: (outcome: Outcome) => void,
): QueueEntry | undefined {
  const entry = useQueueEntry(activityId);
  const isQueued = entry !== undefined;
  const handleOutcome = useEffectEvent(onOutcome);

  useEffect(() => {
    // Answers that were rejected while another screen was open are on this one now.
    if (offlineQueue.clearRejection(activityId)) draft.restore();
    return offlineQueue.outcomes.handle(activityId, (outcome) => handleOutcome(outcome));
  }, [activityId, draft]);

  // Queued answers are submitted: they are not a draft any more.
  useEffect(() => {
    if (isQueued) draft.discard();
  }, [isQueued, draft]);

  return entry;
}
