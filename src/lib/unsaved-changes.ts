/** Asks the user whether unsaved changes may be discarded. */
type Question = () => Promise<boolean>;

const guards = new Set<Question>();

/**
 * Registers a form with unsaved changes.
 *
 * @param ask called before the user leaves; resolves to true if the changes may be discarded
 * @returns a function that removes the guard
 */
export function guardUnsavedChanges(ask: Question): () => void {
  guards.add(ask);
  return () => guards.delete(ask);
}

/**
 * Asks before an action that leaves the page and does more, such as signing out. The action then navigates without a
 * second question. A navigation that a blocker stopped keeps the router's promise pending until the next one, so such
 * an action cannot await the navigation.
 */
export const confirmLeaving = (): Promise<boolean> =>
  // One question at a time.
  [...guards].reduce(async (before, ask) => (await before) && ask(), Promise.resolve(true));
