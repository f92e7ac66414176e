import { flushSync } from 'react-dom';

interface Timer {
  at: number;
  fire: () => void;
}

let now = 0;
let timers = new Map<number, Timer>();

/**
 * Timers of at least `shortest` ms run only when the story calls `advanceClock`, so a slow machine does not affect
 * the story: `beforeEach: () => stopClock(300)`, then `await advanceClock(3000)`.
 *
 * @returns a function that restores the clock
 */
export function stopClock(shortest: number): () => void {
  const realSet = window.setTimeout;
  const realClear = window.clearTimeout;
  now = 0;
  timers = new Map();
  let id = 0;
  const set = (handler: () => void, ms = 0, ...rest: []) => {
    if (ms < shortest) return realSet(handler, ms, ...rest);
    id -= 1; // The browser's timer ids are positive.
    timers.set(id, { at: now + ms, fire: handler });
    return id;
  };
  const clear = (timer: number) => {
    if (!timers.delete(timer)) realClear(timer);
  };
  window.setTimeout = Object.assign(set, realSet) as typeof window.setTimeout;
  window.clearTimeout = clear as typeof window.clearTimeout;
  return () => Object.assign(window, { setTimeout: realSet, clearTimeout: realClear });
}

/** Advances by `ms`: runs due timers in order, with the timers they set, and renders. */
export async function advanceClock(ms: number): Promise<void> {
  const until = now + ms;
  flushSync(() => undefined); // Effects of the last render set their timers.
  for (;;) {
    const [next] = [...timers].filter(([, { at }]) => at <= until).toSorted(([, a], [, b]) => a.at - b.at);
    if (!next) break;
    const [id, { at, fire }] = next;
    timers.delete(id);
    now = at;
    flushSync(fire);
  }
  now = until;
  // Lets timers of 0 ms run.
  await new Promise((resolve) => setTimeout(resolve, 10));
}
