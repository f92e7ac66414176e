import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { apiBaseUrl } from '#lib/configuration.ts';
import { setServerTime } from '#lib/time/clock.ts';
import { reportOnline } from './connection.ts';
import { publicOperations, type paths } from './contract.gen.ts';
import { Problem, readProblem } from './problem.ts';
import { decodeResponse, serializeBody, type Decoded } from './question-data.ts';

/** The application passes it in, so that `api` does not import `session`. */
export interface TokenSource {
  /**
   * Returns a valid token, refreshed if it expires soon (D-003); undefined for a visitor.
   *
   * @param isPublic whether the operation needs no token: it is then sent without an expired one (D-008)
   */
  token(isPublic: boolean): Promise<string | undefined>;
  hasValidToken(): boolean;
}

export interface GlobalHandling {
  /** Handles a 402: shows a toast and opens the paywall (NET-006, NET-007). */
  onPaymentRequired(problem: Problem): void;
  /** Handles a 401 or 403 without a valid stored token (D-006). `hadToken`: whether the request had one. */
  onSignedOut(hadToken: boolean): void;
}

interface Settings extends GlobalHandling, TokenSource {
  /** Calls wait until the mock has started; the first page renders meanwhile. */
  ready: Promise<unknown>;
}

let settings: Settings | undefined;

/** Must be called before the first request. Each story calls it again. */
export function configureClient(newSettings: Settings): void {
  settings = newSettings;
}

function getSettings(): Settings {
  if (!settings) throw new Error('The client is not configured: call configureClient() first.');
  return settings;
}

const isPublic = (request: Request, schemaPath: string): boolean =>
  (publicOperations as readonly string[]).includes(`${request.method.toLowerCase()} ${schemaPath}`);

/** The URL has exactly one slash at the end. */
const apiRoot = new URL(apiBaseUrl, globalThis.location?.origin ?? 'http://localhost').href.replace(
  /\/*$/,
  '/',
);

const bearer: Middleware = {
  async onRequest({ request, schemaPath }) {
    await getSettings().ready;
    // Requests to another base URL must not send the token (D-203).
    if (!request.url.startsWith(apiRoot)) return request;
    const token = await getSettings().token(isPublic(request, schemaPath));
    if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  },
};

/** Milliseconds after which a call is aborted. */
const defaultTimeout = 30_000;

interface CallOptions {
  timeout?: number;
  skipGlobalHandling?: boolean;
  send?: ((request: Request) => Promise<Response>) | undefined;
}

/**
 * Creates the `fetch` of one call. It throws a Problem for an unsuccessful or missing response.
 *
 * @param timeout milliseconds until the complete response must have arrived
 * @param send replaces `fetch`, for uploads with progress
 * @param skipGlobalHandling whether the screen handles 401, 402 and 403: no navigation (D-007)
 */
export const fetchWith =
  ({ timeout = defaultTimeout, skipGlobalHandling = false, send }: CallOptions = {}) =>
  async (request: Request): Promise<Response> => {
    const deadline = startDeadline(request.signal, timeout);
    const isSent = (navigator as Partial<Navigator>).onLine ?? true;
    try {
      // Read `fetch` now: a mock in Node may replace it after this module has loaded.
      const response = await Promise.race([
        (send ?? globalThis.fetch)(new Request(request, { signal: deadline.signal })),
        deadline.aborted,
      ]);
      reportOnline();
      setServerTime(response.headers.get('Date') ?? '');
      if (response.ok) return await Promise.race([readBody(response), deadline.aborted]);
      const problem = await readProblem(response);
      if (!skipGlobalHandling) handleGlobally(problem, request.headers.has('Authorization'));
      throw problem;
    } catch (error) {
      // Rethrow the error of an aborted call; convert others to a Problem.
      if (error instanceof Problem || request.signal.aborted) throw error;
      throw new Problem(0, '', {
        reason: deadline.hasPassed() ? 'timeout' : 'offline',
        mayHaveSucceeded: isSent,
      });
    } finally {
      deadline.clear();
    }
  };

/**
 * Aborts a call with the caller's signal or after a timeout. `aborted` does not depend on fetch: Node may
 * garbage-collect a request's signal, and fetch then never settles.
 */
function startDeadline(callerSignal: AbortSignal, timeout: number) {
  const controller = new AbortController();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  aborted.catch(() => {});
  let passed = false;
  const abort = (reason: unknown) => {
    controller.abort(reason);
    reject(reason);
  };
  const cancel = () => abort(callerSignal.reason);
  const timer = setTimeout(() => {
    passed = true;
    abort(new DOMException('The call took too long.', 'TimeoutError'));
  }, timeout);
  if (callerSignal.aborted) cancel();
  callerSignal.addEventListener('abort', cancel, { once: true });
  return {
    signal: controller.signal,
    aborted,
    hasPassed: () => passed,
    clear: () => {
      clearTimeout(timer);
      callerSignal.removeEventListener('abort', cancel);
    },
  };
}

/** @throws Problem when a successful response has content that is not JSON, or JSON without content */
async function readBody(response: Response): Promise<Response> {
  if (response.status === 204) return response;
  const body = await response.arrayBuffer();
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  if (isJson !== body.byteLength > 0) throw new Problem(0, '', { reason: 'garbage', mayHaveSucceeded: true });
  return new Response(isJson ? body : null, response);
}

/** Checks the token now: the user may have signed in or out since the request (D-006). */
function handleGlobally(problem: Problem, hadToken: boolean): void {
  const { status } = problem;
  const isRefused = status === 401 || status === 403;
  if (status === 402) getSettings().onPaymentRequired(problem);
  else if (isRefused && !getSettings().hasValidToken()) getSettings().onSignedOut(hadToken);
}

/** Typed client of the contract. Wrap every call in `unwrap`. */
export const client: Client<Decoded<paths>> = createClient<Decoded<paths>>({
  baseUrl: apiBaseUrl,
  fetch: fetchWith(),
  bodySerializer: serializeBody,
});

client.use(bearer);

/**
 * Returns the data of a call, with question data as objects.
 *
 * @throws Problem for an unsuccessful or missing response
 */
export async function unwrap<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  try {
    const { data } = await call;
    return decodeResponse(data) as Data;
  } catch (error) {
    throw error instanceof SyntaxError
      ? new Problem(0, '', { reason: 'garbage', mayHaveSucceeded: true })
      : error;
  }
}
