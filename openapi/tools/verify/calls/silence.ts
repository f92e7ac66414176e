import type { Call } from './caller.ts';

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
  let silentCalls = 0;
  return async (...args) => {
    const exchange = await call(...args);
    silentCalls = exchange.response ? 0 : silentCalls + 1;
    if (silentCalls === mostSilentCalls) {
      const request = { method: 'GET', url: '/', headers: {}, body: undefined };
      const { response, failure } = await unrecorded('whether the server is there', request);
      silentCalls = 0;
      if (!response) end(new Error(`The server does not respond any more: ${failure}.`));
    }
    return exchange;
  };
}
