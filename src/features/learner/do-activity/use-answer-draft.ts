import { MutationObserver, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Problem } from '#api/problem.ts';
import {
  answerSheetQuery,
  saveAnswersMutation,
  type AnswerSheet,
} from '#api/queries/activities/answer-sheet.ts';
import { currentSession } from '#session/session.ts';
import { createAnswerDraft, type AnswerDraft } from './answer-draft.ts';
import { answersOf } from './answers-of.ts';

export type SheetDraft = AnswerDraft<AnswerSheet['questions'][number]>;

/**
 * The answers to a sheet, saved by themselves: 800 ms after the last change, when the page is hidden, when the screen
 * is left, and again after a failure (answer-draft.ts). Those that came with the sheet are the start; the server's
 * later answers never touch what is on the screen.
 */
export function useAnswerDraft(sheet: AnswerSheet): SheetDraft {
  const queryClient = useQueryClient();
  const [draft] = useState(() => unsavedDraft(queryClient, sheet.id) ?? newDraft(queryClient, sheet));
  useSyncExternalStore(draft.subscribe, draft.view);

  useEffect(() => {
    const owner = ownerKey(sheet.id);
    keep(queryClient, sheet.id, draft);
    cutOff.delete(owner);
    draft.reopen();
    const release = guardPage(draft);
    return () => {
      // The session ended under the screen, perhaps in the middle of a sentence.
      if (ownerKey(sheet.id) !== owner && lacksSaving(draft)) cutOff.set(owner, draft);
      draft.flush();
      whenSaved(draft, release);
    };
  }, [queryClient, sheet.id, draft]);

  return draft;
}

const draftKey = (activityId: string) => ['answer-drafts', activityId] as const;

/** In the cache of queries, because it is emptied when the session ends: one person's answers go with it (D-017). */
function keep(queryClient: QueryClient, activityId: string, draft: SheetDraft): void {
  const queryKey = draftKey(activityId);
  queryClient.setQueryDefaults(queryKey, { gcTime: Infinity, structuralSharing: false });
  queryClient.setQueryData(queryKey, draft);
}

const keptDraft = (queryClient: QueryClient, activityId: string): SheetDraft | undefined =>
  queryClient.getQueryData(draftKey(activityId));

/**
 * Answers that an ended session cut off, for the same person alone (D-017). In the page's memory: storage is emptied at
 * the next start (D-002).
 */
const cutOff = new Map<string, SheetDraft>();

const ownerKey = (activityId: string): string => `${currentSession()?.id ?? ''}/${activityId}`;

/** Answers that could not be saved before are there when the screen is opened again. */
function unsavedDraft(queryClient: QueryClient, activityId: string): SheetDraft | undefined {
  const kept = cutOff.get(ownerKey(activityId)) ?? keptDraft(queryClient, activityId);
  return kept && lacksSaving(kept) ? kept : undefined;
}

const lacksSaving = (draft: SheetDraft): boolean => draft.isUnsaved() || draft.view().saveState === 'refused';

function newDraft(queryClient: QueryClient, sheet: AnswerSheet): SheetDraft {
  const inOrder = sheet.questions.toSorted((first, second) => first.sortOrder - second.sortOrder);
  const draft: SheetDraft = createAnswerDraft(inOrder, async (questions) => {
    // The session has ended: whoever is signed in now did not give these answers.
    if (keptDraft(queryClient, sheet.id) !== draft) throw new Problem(403, '');
    const saving = new MutationObserver(queryClient, saveAnswersMutation(sheet.id));
    const saved = await saving.mutate(answersOf(questions));
    // For the next visit; this one goes on with what is on the screen.
    queryClient.setQueryData(answerSheetQuery(sheet.id).queryKey, saved);
  });
  return draft;
}

/** Saves when the page is hidden or the connection is back, and asks before unsaved answers are left behind. */
function guardPage(draft: SheetDraft): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const askBeforeLeaving = (event: BeforeUnloadEvent) => {
    if (!draft.isUnsaved()) return;
    draft.flush();
    event.preventDefault();
  };
  document.addEventListener('visibilitychange', () => document.hidden && draft.flush(), { signal });
  globalThis.addEventListener('pagehide', draft.flush, { signal });
  globalThis.addEventListener('online', draft.flush, { signal });
  globalThis.addEventListener('beforeunload', askBeforeLeaving, { signal });
  return () => listening.abort();
}

/** At once when there is nothing to save. */
function whenSaved(draft: SheetDraft, then: () => void): void {
  if (!draft.isUnsaved()) {
    then();
    return;
  }
  const stop = draft.subscribe(() => {
    if (draft.isUnsaved()) return;
    stop();
    then();
  });
}
