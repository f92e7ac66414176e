import type { Call } from './caller.ts';
import type { Exchange } from './exchange.ts';

/** How many calls in a row may have no response. One operation that hangs is tried about as often. */
const mostSilentCalls = 8;

/**
 * The same calls; when one after the other has no response, and a call of no operation has none either, the server is gone: the
 * others would take hours.
 *
 * @param unrecorded makes the call of no operation
 * @param end told once, with what is to be said
 */
export function endInSilence(call: Call, unrecorded: Call, end: (reason: Error) => void): Call {
  let silent: Exchange[] = [];
  return async (...args) => {
    const exchange = await call(...args);
    silent = exchange.response ? [] : [...silent, exchange];
    const [first] = silent;
    if (first && silent.length === mostSilentCalls) {
      silent = [];
      const request = { method: 'GET', url: '/', headers: {}, body: undefined };
      const { response, failure } = await unrecorded('whether the server is there', request);
      const { method, url } = first.request;
      const since = `since ${method} ${url} (${first.step})`;
      if (!response) end(new Error(`The server is gone: it has not responded ${since}; now: ${failure}.`));
    }
    return exchange;
  };
}
