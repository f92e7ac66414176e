import type { SheetDraft } from './sheet-draft.ts';

/**
 * Saves a draft when the page is hidden or the connection is back, and asks before the page is closed with unsaved
 * answers.
 *
 * @returns a function that stops this as soon as everything is saved
 */
export function guardPage(draft: SheetDraft): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const askBeforeLeaving = (event: BeforeUnloadEvent) => {
    if (!draft.isUnsaved()) return;
    draft.flush();
    event.preventDefault();
  };
  document.addEventListener('visibilitychange', () => document.hidden && draft.flush(), { signal });
  globalThis.addEventListener('pagehide', draft.flush, { signal });
  globalThis.addEventListener('online', draft.flush, { signal });
  globalThis.addEventListener('beforeunload', askBeforeLeaving, { signal });
  return () => whenSaved(draft, () => listeners.abort());
}

/** Calls back at once when there is nothing to save. */
function whenSaved(draft: SheetDraft, callback: () => void): void {
  if (!draft.isUnsaved()) {
    callback();
    return;
  }
  const unsubscribe = draft.subscribe(() => {
    if (draft.isUnsaved()) return;
    unsubscribe();
    callback();
  });
}
