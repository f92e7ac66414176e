import { setTimeout } from 'node:timers/promises';
import type { Exchange, RequestMessage, ResponseMessage } from './exchange.ts';
import { fetchWithRetry } from './fetch-with-retry.ts';
import type { FindRoute } from './find-route.ts';

export interface CallerOptions {
  /** The API base URL without a trailing slash, such as `https://staging.example.org/api`. */
  server: string;
  timeout: number;
  findRoute: FindRoute;
  signal: AbortSignal | undefined;
  record: (exchange: Exchange) => void;
  /** Sent as `Origin`, as a browser does. Not with `OPTIONS`: a preflight request sets it itself. */
  origin?: string | undefined;
}

/**
 * Sends a request to the server. Returns the exchange, with a `failure` instead of a response if there is none.
 * @throws the abort reason when the signal is aborted
 */
export type Call = (
  step: string,
  request: RequestMessage,
  /** Whether the call expects a 429. Any other call is retried after the time in `Retry-After`. */
  options?: { expectsRefusal?: boolean },
) => Promise<Exchange>;

const hopHeaders = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']);

export function createCaller({ server, timeout, findRoute, signal, record, origin }: CallerOptions): Call {
  // True when the last retry of a call was also rejected with 429: calls are not retried until one is accepted.
  let isStuck = false;
  async function respondWithRetries(url: string, request: RequestMessage, repetitions = 0): Promise<Outcome> {
    const result = await respond(url, request, timeout);
    const { status, headers } = result.response ?? {};
    if (status !== 429) isStuck = false;
    else if (repetitions >= maxRetries) isStuck = true;
    const wait = Number(headers?.['retry-after']);
    const isWorthwhile = wait > 0 && wait <= maxWait && !isStuck;
    if (status !== 429 || !isWorthwhile || !(await hasWaited(wait, signal))) return result;
    return respondWithRetries(url, request, repetitions + 1);
  }
  return async (step, given, { expectsRefusal = false } = {}) => {
    signal?.throwIfAborted();
    const request =
      origin === undefined || given.method === 'OPTIONS'
        ? given
        : { ...given, headers: { ...given.headers, origin } };
    const path = request.url.split('?')[0] ?? '';
    const route = findRoute(request.method, path)?.route;
    // The path with its own `servers` is relative to the origin of the server (D-184).
    const base = route?.item.servers ? new URL(server).origin : server;
    const url = base + request.url;
    const started = performance.now();
    const exchange: Exchange = {
      step,
      operationId: route?.operation.operationId,
      url,
      request,
      ...(await (expectsRefusal ? respond(url, request, timeout) : respondWithRetries(url, request))),
      milliseconds: performance.now() - started,
    };
    record(exchange);
    return exchange;
  };
}

/** The maximum number of retries after a 429, and the maximum wait in seconds. */
const maxRetries = 5;
const maxWait = 60;

/**
 * Waits for a rate limit.
 * @returns false when the run was aborted
 */
const hasWaited = (seconds: number, signal: AbortSignal | undefined): Promise<boolean> =>
  setTimeout(seconds * 1000, true, { signal }).catch(() => false);

type Outcome = Pick<Exchange, 'response' | 'failure'>;

async function respond(
  url: string,
  { method, headers, body }: RequestMessage,
  timeout: number,
): Promise<Outcome> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetchWithRetry(url, { method, headers: withoutHopHeaders(headers), body, signal });
    return { response: await messageOf(response) };
  } catch (error) {
    const failure = signal.aborted ? `no response within ${timeout / 1000} s` : reasonOf(error);
    return { response: undefined, failure };
  }
}

const messageOf = async (response: Response): Promise<ResponseMessage> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: await bodyOf(response),
});

const megabyte = 1024 * 1024;

/** A body that exceeds this size is rejected, so that an endless response does not exhaust the memory. */
const maxMegabytes = 64;

async function bodyOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxMegabytes * megabyte) throw new Error(`more than ${maxMegabytes} MB`);
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

const withoutHopHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.has(name)));

export function reasonOf(error: unknown): string {
  const { cause } = error as Error;
  if (cause instanceof Error && cause.message !== '') return cause.message;
  return error instanceof Error ? error.message : String(error);
}
