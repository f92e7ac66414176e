import type { QueryClient } from '@tanstack/react-query';
import { currentSession } from '#session/session.ts';
import { ownerOf } from '../other-windows/window-news.ts';
import type { SheetDraft } from './sheet-draft.ts';

const keyOf = (activityId: string) => ['answer-drafts', activityId] as const;

/** Caches a draft with the queries: that cache is emptied when the session ends, and one person's answers with it (D-017). */
export function cacheDraft(queryClient: QueryClient, activityId: string, draft: SheetDraft): void {
  const queryKey = keyOf(activityId);
  queryClient.setQueryDefaults(queryKey, { gcTime: Infinity, structuralSharing: false });
  queryClient.setQueryData(queryKey, draft);
}

export const cachedDraft = (queryClient: QueryClient, activityId: string): SheetDraft | undefined =>
  queryClient.getQueryData(keyOf(activityId));

/**
 * Drafts that could not be saved before their session ended, by person and activity, and only for that person (D-017). In
 * memory: web storage is emptied at the next start (D-002).
 */
const interrupted = new Map<string, SheetDraft>();

/** Whose draft of which activity. */
export const draftOwner = (activityId: string): string => ownerOf(currentSession()?.id ?? '', activityId);

export const keepInterrupted = (owner: string, draft: SheetDraft) => interrupted.set(owner, draft);
export const dropInterrupted = (owner: string) => interrupted.delete(owner);

/** A draft of the present person that still has to be saved, so that nothing is lost when the screen is opened again. */
export function unsavedDraft(queryClient: QueryClient, activityId: string): SheetDraft | undefined {
  const draft = interrupted.get(draftOwner(activityId)) ?? cachedDraft(queryClient, activityId);
  return draft && needsSaving(draft) ? draft : undefined;
}

export function needsSaving(draft: SheetDraft): boolean {
  const { saveState, handedIn } = draft.snapshot();
  return handedIn === undefined && (draft.isUnsaved() || saveState === 'refused');
}
