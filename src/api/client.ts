import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { apiBaseUrl } from '#lib/configuration.ts';
import { publicOperations, type paths } from './contract.gen.ts';
import { Problem, problemOf } from './problem.ts';
import { decodeQuestionData, serializeBody, type Decoded } from './question-data.ts';

/** Where the client gets its token from; `main.tsx` gives it the session, so that `api` never imports that. */
export interface TokenSource {
  /**
   * The token to send, checked for expiry just now and refreshed when it is about to end (D-003).
   * Undefined when nobody is signed in.
   *
   * @param isPublic the operation needs no sign-in, so an expired token must not lead to the login page (D-008)
   */
  token(isPublic: boolean): Promise<string | undefined>;
  /** Whether a token is stored now, expired or not. */
  hasToken(): boolean;
}

/** What the whole application does about some answers, whichever screen made the call. */
export interface GlobalHandling {
  /** 402: toast and paywall (NET-006, NET-007, D-117). */
  onPaymentRequired(problem: Problem): void;
  /** 401 or 403 that arrives while no token is stored: session keys away and to the login page (D-006, D-007). */
  onSignedOut(): void;
}

interface Settings extends GlobalHandling, TokenSource {
  /** Calls wait for it: the mock starts beside the first render. */
  ready: Promise<unknown>;
}

let settings: Settings | undefined;

/** Gives the client its token source and its global handling. Called once, before the first call. */
export function configureClient(given: Settings): void {
  settings = given;
}

function configured(): Settings {
  if (!settings) throw new Error('The client is not configured: call configureClient() first.');
  return settings;
}

const isPublic = (request: Request, schemaPath: string): boolean =>
  (publicOperations as readonly string[]).includes(`${request.method.toLowerCase()} ${schemaPath}`);

const here = globalThis.location?.origin;
/** With one slash at its end: a base without a path has one already. */
const apiRoot = new URL(apiBaseUrl, here).href.replace(/\/*$/, '/');

const bearer: Middleware = {
  async onRequest({ request, schemaPath }) {
    await configured().ready;
    // A call that was given another base is none of the server's: it never gets the token (D-203).
    if (!request.url.startsWith(apiRoot)) return request;
    const token = await configured().token(isPublic(request, schemaPath));
    if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  },
};

/** Milliseconds after which a call is given up. */
export const defaultTimeout = 30_000;

/**
 * How one call is sent; given as its `fetch`.
 *
 * @param timeout milliseconds
 * @param skipGlobalHandling its 401, 402 and 403 are the screen's own affair, nobody is sent to another page (D-007)
 * @throws Problem for every answer that is no success, and for no answer
 */
export const fetchWith =
  ({ timeout = defaultTimeout, skipGlobalHandling = false } = {}) =>
  async (request: Request): Promise<Response> => {
    const deadline = startDeadline(request.signal, timeout);
    try {
      // Looked up at call time: a mock in Node replaces it after this module was loaded.
      const response = await Promise.race([
        globalThis.fetch(new Request(request, { signal: deadline.signal })),
        deadline.end,
      ]);
      if (response.ok) return await decoded(response);
      const problem = await problemOf(response);
      if (!skipGlobalHandling) handleGlobally(problem);
      throw problem;
    } catch (error) {
      // A cancelled call stays a cancelled call; every other way not to get an answer is a Problem.
      if (error instanceof Problem || request.signal.aborted) throw error;
      throw new Problem(0, '', { reason: deadline.hasPassed() ? 'timeout' : 'offline' });
    } finally {
      deadline.clear();
    }
  };

/**
 * Ends a call with the caller's signal or after some milliseconds. `end` rejects at that moment by itself: Node's
 * fetch may lose a request's signal to the garbage collector and then never settles.
 */
function startDeadline(given: AbortSignal, timeout: number) {
  const controller = new AbortController();
  const { promise: end, reject } = Promise.withResolvers<never>();
  // Nobody may be listening any more when it ends.
  end.catch(() => {});
  let passed = false;
  const abort = (reason: unknown) => {
    controller.abort(reason);
    reject(reason);
  };
  const cancel = () => abort(given.reason);
  const timer = setTimeout(() => {
    passed = true;
    abort(new DOMException('The call took too long.', 'TimeoutError'));
  }, timeout);
  if (given.aborted) cancel();
  given.addEventListener('abort', cancel, { once: true });
  return {
    signal: controller.signal,
    end,
    hasPassed: () => passed,
    clear: () => {
      clearTimeout(timer);
      given.removeEventListener('abort', cancel);
    },
  };
}

async function decoded(response: Response): Promise<Response> {
  if (!response.headers.get('Content-Type')?.includes('json')) {
    if (response.status === 204 || response.headers.get('Content-Length') === '0') return response;
    throw new Problem(0, '', { reason: 'garbage' });
  }
  try {
    return Response.json(decodeQuestionData(await response.json()), { status: response.status });
  } catch {
    throw new Problem(0, '', { reason: 'garbage' });
  }
}

/** Looks for the token when the answer comes: somebody may have signed in or out since the call (D-006). */
function handleGlobally(problem: Problem): void {
  const { status } = problem;
  if (status === 402) configured().onPaymentRequired(problem);
  else if ((status === 401 || status === 403) && !configured().hasToken()) configured().onSignedOut();
}

/**
 * The contract's operations, typed by path, with question data as objects in both directions.
 *
 * @throws Problem for every answer that is no success, through `unwrap`
 */
export const client: Client<Decoded<paths>> = createClient<Decoded<paths>>({
  baseUrl: apiBaseUrl,
  fetch: fetchWith(),
  bodySerializer: serializeBody,
});

client.use(bearer);

/** The data of a successful call. Everything else was thrown as `Problem` before. */
export async function unwrap<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  const { data } = await call;
  return data as Data;
}
