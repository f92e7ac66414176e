import { MutationObserver, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Problem } from '#api/problem.ts';
import {
  answerSheetQuery,
  saveAnswersMutation,
  type AnswerSheet,
} from '#api/queries/activities/answer-sheet.ts';
import { clock } from '#lib/time/clock.ts';
import { tellOtherWindows } from '../other-windows/window-news.ts';
import { createAnswerDraft } from './answer-draft.ts';
import { datedAnswersOf } from './answers-of.ts';
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
import { isKeptSheet } from './kept-sheet.ts';
import type { DatedQuestion } from './merge-answers.ts';
import type { SheetDraft } from './sheet-draft.ts';

/**
 * The answers to a sheet, saved automatically: 800 ms after the last change, when the page is hidden, when the learner
 * leaves the screen, and again after a failure (answer-draft.ts). They start with the answers that the sheet was loaded
 * with. Whenever the server is heard of again, what is newer there is shown (D-246).
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

  useEffect(() => draft.receive(sheet), [draft, sheet]);

  return draft;
}

function newDraft(queryClient: QueryClient, sheet: AnswerSheet): SheetDraft {
  const questions = sheet.questions.toSorted((first, second) => first.sortOrder - second.sortOrder);
  const owner = draftOwner(sheet.id);
  const save = async (changed: readonly DatedQuestion[]): Promise<AnswerSheet | undefined> => {
    // The session has ended: whoever is signed in now did not give these answers.
    if (cachedDraft(queryClient, sheet.id) !== draft) throw new Problem(403, '');
    const saving = new MutationObserver(queryClient, saveAnswersMutation(sheet.id));
    const saved = await saving.mutate(datedAnswersOf(changed));
    // The cache may be somebody else's by now (D-017), and the response something else than a sheet.
    if (cachedDraft(queryClient, sheet.id) !== draft || !isKeptSheet(saved)) return undefined;
    queryClient.setQueryData(answerSheetQuery(sheet.id).queryKey, saved);
    tellOtherWindows(owner, { kind: 'saved', sheet: saved });
    return saved;
  };
  const draft: SheetDraft = createAnswerDraft({ ...sheet, questions }, { save, now: () => clock.now() });
  return draft;
}
