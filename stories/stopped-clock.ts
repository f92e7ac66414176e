import { flushSync } from 'react-dom';

interface Timer {
  at: number;
  fire: () => void;
}

let now = 0;
let timers = new Map<number, Timer>();

/**
 * Stops every timer of the page that is not short, so that a story says what time it is: `beforeEach: () => stopClock(300)`
 * and `await advanceClock(3000)`. A slow machine then changes nothing.
 *
 * @param shortest timers shorter than this run on, ms
 * @returns a function that lets the clock run again
 */
export function stopClock(shortest: number): () => void {
  const realSet = window.setTimeout;
  const realClear = window.clearTimeout;
  now = 0;
  timers = new Map();
  let id = 0;
  const set = (handler: () => void, ms = 0, ...rest: []) => {
    if (ms < shortest) return realSet(handler, ms, ...rest);
    id -= 1; // No timer of the browser has a number below zero.
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

/** Lets `ms` pass: whatever is due by then happens in its order, with what follows from it at once, and is drawn. */
export async function advanceClock(ms: number): Promise<void> {
  const until = now + ms;
  flushSync(() => undefined); // What was drawn last sets its timers.
  for (;;) {
    const [next] = [...timers].filter(([, { at }]) => at <= until).toSorted(([, a], [, b]) => a.at - b.at);
    if (!next) break;
    const [id, { at, fire }] = next;
    timers.delete(id);
    now = at;
    flushSync(fire);
  }
  now = until;
  // After any 0 ms timers that were set just now.
  await new Promise((resolve) => setTimeout(resolve, 10));
}
