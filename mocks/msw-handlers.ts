import { HttpResponse, delay, http, matchRequestUrl, type HttpHandler } from 'msw';
import { operationTable, rootOperations, type OperationId } from '#api/contract.gen.ts';
import { allOperations } from './handlers/all.ts';
import type { Backend, Fault } from './server/backend.ts';
import { handleCall } from './server/handle-call.ts';
import type { Operation } from './server/operation.ts';
import { problem, toJson } from './server/problem.ts';

/**
 * Creates one MSW handler for all URLs that start with `base`, and one for each operation with another URL. The first
 * handler responds with 404 to paths outside the contract. A literal path takes precedence over a template for every
 * method: `PUT /learner/my` does not update a learner `my` (D-221).
 *
 * @param base without a trailing slash: `http://localhost:5173/api`, `/api` in a page, or an origin alone
 */
export function createHandlers(backend: Backend, base: string): HttpHandler[] {
  const ids = (Object.keys(operationTable) as OperationId[]).toSorted(literalFirst);
  const urlOf = (id: OperationId) =>
    (rootOperations.includes(id) ? originOf(base) : base) + operationTable[id].path;
  // Grouped by URL: with the base `/api`, an operation at the root of the server has the URL of another one (D-184).
  const routes = [...Map.groupBy(ids, urlOf)].map(([url, group]) => createRoute(backend, url, group));
  const urlsOutsideBase = rootOperations.map((id) => urlOf(id)).filter((url) => !url.startsWith(`${base}/`));
  const respond = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    for (const route of routes) {
      const { matches, params } = matchRequestUrl(url, route.pattern);
      if (matches) return route.respond(request, params as Record<string, string>);
    }
    return problem(404, 'There is no such path.');
  };
  const handleRequest = async ({ request }: { request: Request }) => {
    const response = await respond(request);
    if (response.type !== 'error') response.headers.set('Date', backend.now().toUTCString());
    return response;
  };
  // Not one handler for each operation: MSW reads the cookies again for each handler that it tries.
  return [`${base}/*`, ...urlsOutsideBase].map((pattern) => http.all(pattern, handleRequest));
}

/** The origin of an absolute base; empty for a relative one. */
const originOf = (base: string): string => /^https?:\/\/[^/]+/.exec(base)?.[0] ?? '';

interface Route {
  /** In the syntax of MSW: `/learner/:id`. */
  pattern: string;
  respond: (request: Request, path: Record<string, string>) => Promise<Response>;
}

function createRoute(backend: Backend, url: string, ids: readonly OperationId[]): Route {
  const idByMethod = new Map<string, OperationId>(
    ids.map((id) => [operationTable[id].method.toUpperCase(), id]),
  );
  const allowed = [...idByMethod.keys(), ...(idByMethod.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const pattern = url.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
  const respond = async (request: Request, path: Record<string, string>) => {
    const { method } = request;
    if (method === 'OPTIONS') return toJson(204, undefined, { Allow: allowed });
    const id = idByMethod.get(method === 'HEAD' ? 'GET' : method);
    if (!id) return problem(405, `This path does not allow ${method}.`, { Allow: allowed });
    const response = await handle(backend, id, request, path);
    return method === 'HEAD' && response.type !== 'error' ? withoutBody(response) : response;
  };
  return { pattern, respond };
}

async function handle(
  backend: Backend,
  id: OperationId,
  request: Request,
  path: Record<string, string>,
): Promise<Response> {
  const operation = allOperations[id] as Operation<OperationId>;
  const fault = takeFault(backend, id);
  const { db } = backend;
  if (fault?.delay !== undefined) await delay(fault.delay === Infinity ? 'infinite' : fault.delay);
  await fault?.until;
  // A reset of the backend during the delay cancels the call.
  if (backend.db !== db) return HttpResponse.error();
  if (fault?.status === undefined) return handleCall(backend, operation, request, path);
  // The server handles the call; only its response is lost.
  if (fault.status === 'lost') await handleCall(backend, operation, request, path);
  return faultyResponse(fault);
}

const withoutBody = ({ status, headers }: Response): Response => new Response(null, { status, headers });

/** Sorts `/learner/my` before `/learner/{id}`. */
function literalFirst(first: OperationId, second: OperationId): number {
  const rank = (id: OperationId) =>
    operationTable[id].path
      .split('/')
      .map((segment) => (segment.startsWith('{') ? '1' : '0'))
      .join('');
  return rank(first).localeCompare(rank(second)) || first.localeCompare(second);
}

function takeFault(backend: Backend, id: OperationId): Fault | undefined {
  const index = backend.faults.findIndex((fault) => fault.operation === id);
  const fault = backend.faults[index];
  if (!fault) return undefined;
  if (fault.times !== undefined) {
    fault.times -= 1;
    if (fault.times <= 0) backend.faults.splice(index, 1);
  }
  return fault;
}

function faultyResponse({ status, message = 'An unexpected error occurred.', errors }: Fault): Response {
  if (status === 'offline' || status === 'lost') return HttpResponse.error();
  if (status === 'garbage') return new HttpResponse('<html>Bad gateway', { status: 200 });
  const retryHeaders = status === 429 ? { 'Retry-After': '30' } : undefined;
  return toJson(status ?? 500, { message, ...(errors && { errors }) }, retryHeaders);
}
