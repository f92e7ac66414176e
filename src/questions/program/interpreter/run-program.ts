import type { Outcome, Printed, RunMessage, RunRequest } from './protocol.ts';

/** Milliseconds for a program, after its interpreter has started, and for loading the interpreter. */
const timeLimits = { run: 5000, load: 60_000 };

interface Run {
  /** Resolves when the program has ended. */
  ended: Promise<Outcome>;
  cancel: () => void;
}

/**
 * Runs a program in a new worker, which ends with it: a program that never ends cannot block the page.
 *
 * @param onPrinted receives the output while the program runs
 */
export function runProgram(request: RunRequest, onPrinted: (printed: Printed) => void): Run {
  const { promise: ended, resolve } = Promise.withResolvers<Outcome>();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const end = (outcome: Outcome) => {
    clearTimeout(timer);
    worker.terminate();
    resolve(outcome);
  };
  let timer = setTimeout(() => end({ kind: 'unavailable' }), timeLimits.load);
  worker.addEventListener('message', ({ data }: MessageEvent<RunMessage>) => {
    if (data.kind === 'printed') onPrinted(data.printed);
    if (data.kind === 'ended') end(data.outcome);
    if (data.kind === 'started') {
      clearTimeout(timer);
      timer = setTimeout(() => end({ kind: 'limit', limit: 'time' }), timeLimits.run);
    }
  });
  worker.addEventListener('error', () => end({ kind: 'unavailable' }));
  worker.postMessage(request, []);
  return { ended, cancel: () => end({ kind: 'cancelled' }) };
}
