/** Asks whoever is there whether work may be left behind. */
type Question = () => Promise<boolean>;

const guards = new Set<Question>();

/**
 * For a form that holds work which nobody has saved.
 *
 * @param ask resolves to true when the work may be discarded; called only when somebody is about to leave
 * @returns a function that takes the guard away
 */
export function guardUnsavedChanges(ask: Question): () => void {
  guards.add(ask);
  return () => guards.delete(ask);
}

/**
 * For what leads away and does something else as well, such as signing out: asks first, and then goes without asking
 * again. (A navigation that a blocker has stopped leaves the router's promise open until the next one, so waiting for
 * it would do that something at the wrong moment.)
 */
export const confirmLeaving = (): Promise<boolean> =>
  // One question after the other.
  [...guards].reduce(async (before, ask) => (await before) && ask(), Promise.resolve(true));
