import type { BlockerFn, HistoryLocation } from '@tanstack/react-router';

export type HistoryAction = Parameters<BlockerFn>[0]['action'];

/** The router numbers the entries of the browser's history. */
const position = (): number | undefined =>
  (history.state as Partial<HistoryLocation['state']> | null)?.__TSR_index;

/**
 * Undoes Back and Forward while a question about an earlier navigation is open: the router would ask again, and apply one
 * answer to the other's step (ADR 5).
 *
 * @returns a function that asks whether a navigation is blocked
 */
export function createHistoryLock() {
  let held: number | undefined;
  return async (action: HistoryAction, ask: () => Promise<boolean>): Promise<boolean> => {
    const now = position();
    if (held === undefined) {
      held = now;
      try {
        return await ask();
      } finally {
        held = undefined;
      }
    }
    if (now === undefined || action === 'PUSH' || action === 'REPLACE') return ask();
    // `go` leads here once more, with nothing left to undo; `go(0)` would reload the page.
    if (now !== held) history.go(held - now);
    // The router forgets this step: only the answer to the first question counts.
    return new Promise<never>(() => {});
  };
}
