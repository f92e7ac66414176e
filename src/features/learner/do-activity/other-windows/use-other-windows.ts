import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  invalidateSubmittedElsewhere,
  newestAnswerSheetQuery,
} from '#api/queries/activities/answer-sheet.ts';
import { invalidateActivityLists } from '#api/queries/activities/lists.ts';
import { offlineQueue } from '../../offline-queue/offline-queue.ts';
import { draftOwner } from '../draft/draft-cache.ts';
import type { SheetDraft } from '../draft/sheet-draft.ts';
import { listenToOtherWindows } from './window-news.ts';

/**
 * Keeps an answer sheet up to date with what the same person does with it elsewhere (D-246): at once with other windows on
 * this device, and with other devices whenever somebody comes back to this window.
 */
export function useOtherWindows(activityId: string, draft: SheetDraft): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    const owner = draftOwner(activityId);
    return listenToOtherWindows(owner, (news) => {
      // The session may have ended here.
      if (draftOwner(activityId) !== owner) return;
      if (news.kind === 'submitted') draft.handIn(news.resultId);
      else draft.receive(news.sheet);
      if (news.kind === 'queued') void offlineQueue.reload();
      else if (news.kind === 'saved') void invalidateActivityLists(queryClient);
    });
  }, [queryClient, activityId, draft]);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const readAgain = () => {
      if (document.hidden || draft.isPaused()) return;
      const owner = draftOwner(activityId);
      queryClient.query(newestAnswerSheetQuery(activityId)).then(
        (newest) => draftOwner(activityId) === owner && draft.receive(newest),
        // A failure leaves the sheet as it is.
        () => {},
      );
    };
    document.addEventListener('visibilitychange', readAgain, { signal });
    addEventListener('focus', readAgain, { signal });
    addEventListener('online', readAgain, { signal });
    return () => listeners.abort();
  }, [queryClient, activityId, draft]);

  const { handedIn } = draft.snapshot();
  useEffect(() => {
    if (handedIn !== undefined) void invalidateSubmittedElsewhere({ client: queryClient });
  }, [queryClient, handedIn]);
}
