import type { Call } from './caller.ts';
import type { Exchange } from './exchange.ts';

/** Consecutive calls without a response before the check: a single hanging operation is called about as often. */
const maxSilentCalls = 8;

/**
 * Wraps calls. After several consecutive calls without a response, checks with another call whether the server
 * responds at all, and ends the run if it does not, because the run would take hours.
 * @param callUnrecorded makes the check, which must not appear in the report
 * @param end called once with the reason
 */
export function detectUnreachableServer(
  call: Call,
  callUnrecorded: Call,
  end: (reason: Error) => void,
): Call {
  let silent: Exchange[] = [];
  return async (...args) => {
    const exchange = await call(...args);
    silent = exchange.response ? [] : [...silent, exchange];
    const [first] = silent;
    if (first && silent.length === maxSilentCalls) {
      silent = [];
      const request = { method: 'GET', url: '/', headers: {}, body: undefined };
      const { response, failure } = await callUnrecorded('check that the server responds', request);
      const { method, url } = first.request;
      const since = `since ${method} ${url} (${first.step})`;
      if (!response) {
        end(new Error(`The server is unreachable: it has not responded ${since}; now: ${failure}.`));
      }
    }
    return exchange;
  };
}
