import type { Exchange } from './exchange.ts';

/** So many calls in a row without a connection: a server that restarts by itself is back by then. */
const mostFailures = 8;

/**
 * Watches whether the server is still there. One that has crashed would deviate in everything that comes after.
 *
 * @returns a function to tell of every exchange, and a signal that is aborted, with what to say, when the server is gone
 */
export function watchServer(): { watch: (exchange: Exchange) => void; signal: AbortSignal } {
  const controller = new AbortController();
  let unanswered: Exchange[] = [];
  const watch = (exchange: Exchange) => {
    const { response, isLate = false } = exchange;
    unanswered = response || isLate ? [] : [...unanswered, exchange];
    const [first] = unanswered;
    if (first && unanswered.length === mostFailures) {
      const { method, url } = first.request;
      controller.abort(
        new Error(
          `The server is gone: it has refused every connection since ${method} ${url} (${first.step}).`,
        ),
      );
    }
  };
  return { watch, signal: controller.signal };
}
