import { setTimeout } from 'node:timers/promises';
import type { Exchange, RequestMessage, ResponseMessage } from './exchange.ts';
import type { FoundRoute } from './find-route.ts';

export interface CallerOptions {
  /** The base URL, `https://staging.example.org/api`, without a slash at its end. */
  server: string;
  /** Milliseconds after which a call has failed. */
  timeout: number;
  findRoute: (method: string, path: string) => FoundRoute | undefined;
  /** Once it is aborted, no request is sent any more; those under way end by themselves. */
  signal: AbortSignal | undefined;
  /** Told of every exchange, in the order of the responses. */
  record: (exchange: Exchange) => void;
}

/**
 * Sends a request to the server. Returns the exchange, which has a `failure` instead of a response if there is none.
 *
 * @throws the reason of the signal when it was aborted before
 */
export type Call = (
  step: string,
  request: RequestMessage,
  /** Whether a 429 is what the call is made for. Otherwise it is made again when the server says so. */
  options?: { expectsRefusal?: boolean },
) => Promise<Exchange>;

/** Headers that belong to one connection, or are written anew for each. */
const hopHeaders = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']);

export function createCaller({ server, timeout, findRoute, signal, record }: CallerOptions): Call {
  const origin = new URL(server).origin;
  // Refused for as long as the kit waits at all: the next call need not wait again.
  let isStuck = false;
  async function respondPatiently(url: string, request: RequestMessage, repetitions = 0): Promise<Outcome> {
    const result = await respond(url, request, timeout);
    const { status, headers } = result.response ?? {};
    if (status !== 429) isStuck = false;
    else if (repetitions >= mostRepetitions) isStuck = true;
    const wait = Number(headers?.['retry-after']);
    const isWorthwhile = wait > 0 && wait <= longestWait && !isStuck;
    if (status !== 429 || !isWorthwhile || !(await hasWaited(wait, signal))) return result;
    return respondPatiently(url, request, repetitions + 1);
  }
  return async (step, request, { expectsRefusal = false } = {}) => {
    signal?.throwIfAborted();
    const path = request.url.split('?')[0] ?? '';
    const route = findRoute(request.method, path)?.route;
    // The one path with a server of its own stands at the root (D-184).
    const base = route?.item.servers ? origin : server;
    const url = base + request.url;
    const started = performance.now();
    const exchange: Exchange = {
      step,
      operationId: route?.operation.operationId,
      request,
      ...(await (expectsRefusal ? respond(url, request, timeout) : respondPatiently(url, request))),
      milliseconds: performance.now() - started,
    };
    record(exchange);
    return exchange;
  };
}

/** How often a call is made again after 429, and the longest wait in seconds that the kit accepts. */
const mostRepetitions = 5;
const longestWait = 60;

/**
 * Waits, as a server that allows fewer calls a minute than the kit makes asks for.
 *
 * @returns false when the run was ended meanwhile
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
    const response = await fetch(url, {
      method,
      headers: withoutHopHeaders(headers),
      ...(body && { body }),
      redirect: 'manual',
      signal,
    });
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

/** More than any list or file of the contract has; a body without an end would fill the memory. */
const mostMegabytes = 64;

/** All of a body, unpacked. */
async function bodyOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostMegabytes * megabyte) throw new Error(`more than ${mostMegabytes} MB`);
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

const withoutHopHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.has(name)));

/** `fetch` hides the reason in the cause of its error. */
export function reasonOf(error: unknown): string {
  const { cause } = error as Error;
  if (cause instanceof Error && cause.message !== '') return cause.message;
  return error instanceof Error ? error.message : String(error);
}
