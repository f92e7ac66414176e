import { HttpResponse, delay, http, type HttpHandler } from 'msw';
import { operationTable, type OperationId } from '#api/contract.gen.ts';
import { allOperations } from '../handlers/all.ts';
import type { Backend, Fault } from './backend.ts';
import { answer } from './handle-call.ts';
import type { Operation } from './operation.ts';

/**
 * MSW handlers for every operation of the contract, served below `base`.
 *
 * @param base without a trailing slash: `http://localhost:5173/api`, or an origin alone
 */
export function handlersOf(backend: Backend, base: string): HttpHandler[] {
  const ids = (Object.keys(operationTable) as OperationId[]).toSorted(literalFirst);
  return ids.map((id) => handlerOf(backend, base, id));
}

function handlerOf(backend: Backend, base: string, id: OperationId): HttpHandler {
  const operation = allOperations[id] as Operation<OperationId>;
  const { method, path } = operationTable[id];
  return http[method](base + path.replaceAll(/\{(\w+)\}/g, ':$1'), async ({ request, params }) => {
    const fault = takeFault(backend, id);
    if (fault?.delay !== undefined) await delay(fault.delay === Infinity ? 'infinite' : fault.delay);
    const answered = () => answer(backend, operation, request, params as Record<string, string>);
    if (fault?.status === undefined) return answered();
    // The server does what it was asked for; only nobody hears of it.
    if (fault.status === 'lost') await answered();
    return faulty(fault);
  });
}

/** `/learner/my` before `/learner/{id}`: a literal segment wins over a template (D-221). */
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

function faulty({ status, message = 'An unexpected error occurred.', errors }: Fault): Response {
  if (status === 'offline' || status === 'lost') return HttpResponse.error();
  if (status === 'garbage') return new HttpResponse('<html>Bad gateway', { status: 200 });
  return HttpResponse.json({ message, ...(errors && { errors }) }, { status: status ?? 500 });
}
