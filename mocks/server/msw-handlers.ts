import { HttpResponse, delay, http, type HttpHandler } from 'msw';
import { operationTable, rootOperations, type OperationId } from '#api/contract.gen.ts';
import { allOperations } from '../handlers/all.ts';
import type { Backend, Fault } from './backend.ts';
import { handleCall } from './handle-call.ts';
import type { Operation } from './operation.ts';

/**
 * MSW handlers for every operation of the contract, served below `base`.
 *
 * @param base without a trailing slash: `http://localhost:5173/api`, `/api` in a page, or an origin alone
 */
export function createHandlers(backend: Backend, base: string): HttpHandler[] {
  const ids = (Object.keys(operationTable) as OperationId[]).toSorted(literalFirst);
  return ids.map((id) => createHandler(backend, base, id));
}

function createHandler(backend: Backend, base: string, id: OperationId): HttpHandler {
  const operation = allOperations[id] as Operation<OperationId>;
  const { method, path } = operationTable[id];
  const root = rootOperations.includes(id) ? originOf(base) : base;
  return http[method](root + path.replaceAll(/\{(\w+)\}/g, ':$1'), async ({ request, params }) => {
    const fault = takeFault(backend, id);
    if (fault?.delay !== undefined) await delay(fault.delay === Infinity ? 'infinite' : fault.delay);
    const handle = () => handleCall(backend, operation, request, params as Record<string, string>);
    if (fault?.status === undefined) return handle();
    // The server does handle the call; only its response is lost.
    if (fault.status === 'lost') await handle();
    return faultyResponse(fault);
  });
}

/** An absolute base without its path; empty for one on the page's own origin. */
const originOf = (base: string): string => /^https?:\/\/[^/]+/.exec(base)?.[0] ?? '';

/** `/learner/my` before `/learner/{id}`: a literal segment takes precedence over a template (D-221). */
function literalFirst(first: OperationId, second: OperationId): number {
  const rank = (id: OperationId) =>
    operationTable[id].path
      .split('/')
      .map((segment) => (segment.startsWith('{') ? '1' : '0'))
      .join('');
  return rank(first).localeCompare(rank(second)) || first.localeCompare(second);
}

/** The fault for this call of an operation, if any. One that is limited to some calls is counted down and removed. */
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
  return HttpResponse.json({ message, ...(errors && { errors }) }, { status: status ?? 500 });
}
