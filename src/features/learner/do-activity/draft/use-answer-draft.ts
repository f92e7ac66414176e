import { MutationObserver, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Problem } from '#api/problem.ts';
import {
  answerSheetQuery,
  saveAnswersMutation,
  type AnswerSheet,
} from '#api/queries/activities/answer-sheet.ts';
import { createAnswerDraft } from './answer-draft.ts';
import { answersOf } from './answers-of.ts';
import {
  cacheDraft,
  cachedDraft,
  draftOwner,
  dropInterrupted,
  keepInterrupted,
  needsSaving,
  unsavedDraft,
} from './draft-cache.ts';
import { guardPage } from './guard-page.ts';
import type { SheetDraft } from './sheet-draft.ts';

/**
 * The answers to a sheet, saved automatically: 800 ms after the last change, when the page is hidden, when the learner
 * leaves the screen, and again after a failure (answer-draft.ts). They start with the answers that the sheet was loaded
 * with; later responses never change what is on the screen.
 */
export function useAnswerDraft(sheet: AnswerSheet): SheetDraft {
  const queryClient = useQueryClient();
  const [draft] = useState(() => unsavedDraft(queryClient, sheet.id) ?? newDraft(queryClient, sheet));
  useSyncExternalStore(draft.subscribe, draft.snapshot);

  useEffect(() => {
    const owner = draftOwner(sheet.id);
    cacheDraft(queryClient, sheet.id, draft);
    dropInterrupted(owner);
    draft.reopen();
    const stopGuarding = guardPage(draft);
    return () => {
      // The session may have ended while somebody was typing.
      if (draftOwner(sheet.id) !== owner && needsSaving(draft)) keepInterrupted(owner, draft);
      draft.flush();
      stopGuarding();
    };
  }, [queryClient, sheet.id, draft]);

  return draft;
}

function newDraft(queryClient: QueryClient, sheet: AnswerSheet): SheetDraft {
  const questions = sheet.questions.toSorted((first, second) => first.sortOrder - second.sortOrder);
  const draft: SheetDraft = createAnswerDraft(questions, async (changed) => {
    // The session has ended: whoever is signed in now did not give these answers.
    if (cachedDraft(queryClient, sheet.id) !== draft) throw new Problem(403, '');
    const saving = new MutationObserver(queryClient, saveAnswersMutation(sheet.id));
    const saved = await saving.mutate(answersOf(changed));
    // For the next visit; this one goes on with what is on the screen. The cache may be somebody else's by now (D-017).
    if (cachedDraft(queryClient, sheet.id) !== draft) return;
    queryClient.setQueryData(answerSheetQuery(sheet.id).queryKey, saved);
  });
  return draft;
}
