/** Resolves to true if the unsaved changes may be discarded. */
type AskUser = () => Promise<boolean>;

const guards = new Set<AskUser>();

/** Registers a form with unsaved changes. Returns a function that removes it. */
export function guardUnsavedChanges(ask: AskUser): () => void {
  guards.add(ask);
  return () => guards.delete(ask);
}

/**
 * Asks before an action that leaves the page and does more, such as signing out; the action then navigates without a
 * second question. It cannot await the navigation instead: when a blocker stops one, the router's promise remains
 * pending.
 */
export const confirmLeaving = (): Promise<boolean> =>
  // Guards ask in sequence: only one dialog at a time.
  [...guards].reduce(async (before, ask) => (await before) && ask(), Promise.resolve(true));
