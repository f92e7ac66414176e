import { HttpResponse, delay, http, type HttpHandler } from 'msw';
import type { OperationId } from '#api/contract.gen.ts';
import type { Deviation } from '#openapi/tools/validator/deviation.ts';
import { delayOf } from './environment/connection.ts';
import type { InjectedFault } from './environment/faults.ts';
import { allOperations } from './handlers/all.ts';
import type { Backend } from './server/backend.ts';
import { deviationsReplacedBy, handleCall } from './server/handle-call.ts';
import type { Operation } from './server/operation.ts';
import { problem, toJson } from './server/problem.ts';
import { createRoutes, type Routes } from './server/routes.ts';

/** A response, and its cause. */
interface Handled {
  response: Response;
  fault?: InjectedFault | undefined;
  /** Of the handler's response, in place of which a 500 is sent. */
  deviations?: readonly Deviation[] | undefined;
}

/** Starts the record of a call with a copy of its request, and returns a function that completes it. */
export type CallRecorder = (request: Request) => (handled: Handled) => void;

/**
 * Creates one MSW handler for all URLs that start with `base`, and one for each operation with another URL. The first
 * handler responds with 404 to paths outside the contract.
 *
 * @param base without a trailing slash: `http://localhost:5173/api`, `/api` in a page, or an origin alone
 */
export function createHandlers(backend: Backend, base: string, record?: CallRecorder): HttpHandler[] {
  const routes = createRoutes(base);
  const handleRequest = async ({ request }: { request: Request }) => {
    const complete = record?.(request.clone());
    const handled = await respond(backend, routes, request);
    const { response } = handled;
    if (response.type !== 'error') response.headers.set('Date', backend.now().toUTCString());
    complete?.({ ...handled, response: response.type === 'error' ? response : response.clone() });
    return response;
  };
  // Not one handler for each operation: MSW reads the cookies again for each handler that it tries.
  return [`${base}/*`, ...routes.urlsOutsideBase].map((pattern) => http.all(pattern, handleRequest));
}

async function respond(backend: Backend, routes: Routes, request: Request): Promise<Handled> {
  const route = routes.find(new URL(request.url));
  if (!route) return { response: problem(404, 'There is no such path.') };
  const { idByMethod, path } = route;
  const { method } = request;
  const Allow = [...idByMethod.keys(), ...(idByMethod.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  if (method === 'OPTIONS') return { response: toJson(204, undefined, { Allow }) };
  const id = idByMethod.get(method === 'HEAD' ? 'GET' : method);
  if (!id) return { response: problem(405, `This path does not allow ${method}.`, { Allow }) };
  const handled = await handle(backend, id, request, path);
  if (method !== 'HEAD' || handled.response.type === 'error') return handled;
  return { ...handled, response: withoutBody(handled.response) };
}

async function handle(
  backend: Backend,
  id: OperationId,
  request: Request,
  path: Record<string, string>,
): Promise<Handled> {
  const operation = allOperations[id] as Operation<OperationId>;
  const { db, environment, random } = backend;
  if (environment.connection.isOffline) return { response: HttpResponse.error() };
  const fault = backend.faults.take(id);
  await wait(delayOf(environment.connection, random));
  await wait(fault?.delay);
  await fault?.until;
  // A reset of the backend during the delay cancels the call.
  if (backend.db !== db) return { response: HttpResponse.error(), fault };
  if (fault?.status === undefined) {
    const response = await handleCall(backend, operation, request, path);
    return { response, fault, deviations: deviationsReplacedBy(response) };
  }
  // The server handles the call; only its response is lost.
  if (fault.status === 'lost') await handleCall(backend, operation, request, path);
  return { response: faultyResponse(fault), fault };
}

async function wait(duration: number | 'never' = 0): Promise<void> {
  if (duration !== 0) await delay(duration === 'never' ? 'infinite' : duration);
}

const withoutBody = ({ status, headers }: Response): Response => new Response(null, { status, headers });

function faultyResponse({
  status,
  message = 'An unexpected error occurred.',
  code,
  errors,
  learnerId,
}: InjectedFault): Response {
  if (status === 'offline' || status === 'lost') return HttpResponse.error();
  if (status === 'garbage') return new HttpResponse('<html>Bad gateway', { status: 200 });
  const retryHeaders = status === 429 ? { 'Retry-After': '30' } : undefined;
  const body = { message, ...(code && { code }), ...(errors && { errors }), ...(learnerId && { learnerId }) };
  return toJson(status ?? 500, body, retryHeaders);
}
