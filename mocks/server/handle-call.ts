import type { OperationId } from '#api/contract.gen.ts';
import { parametersOf, routesOf } from '#openapi/tools/document.ts';
import type { Deviation } from '#openapi/tools/validator/deviation.ts';
import { Failure, Invalid } from '../rules/failure.ts';
import { handleOnce } from '../services/repeated-requests.ts';
import { authorize } from './authorize.ts';
import type { Backend } from './backend.ts';
import { toFileResponse } from './byte-ranges.ts';
import { contract, validator } from './contract.ts';
import { fieldErrors } from './field-errors.ts';
import type { Call, Operation } from './operation.ts';
import { problem, toJson } from './problem.ts';
import { queryOf } from './query-of.ts';
import { readBody, type BodyType } from './request-body.ts';
import { sampleRows } from './sample-rows.ts';

/** The type of the request body, by operationId. */
const bodyTypes = new Map(
  routesOf(contract).map(({ operation: { operationId, requestBody } }) => [
    operationId,
    Object.keys(requestBody?.content ?? {})[0] as BodyType | undefined,
  ]),
);

const idempotentOperations = new Set(
  routesOf(contract)
    .filter((route) => parametersOf(contract, route).some(({ name }) => name === 'Idempotency-Key'))
    .map(({ operation }) => operation.operationId),
);

/**
 * Handles one call: authorizes it, validates the request against the contract, runs the handler, and validates the
 * response. A `Failure` becomes a `Problem`. A response that the contract does not allow becomes a 500 that names the
 * deviation. A call that does not succeed changes no data.
 *
 * @param path the path parameters
 */
export async function handleCall<Id extends OperationId>(
  backend: Backend,
  operation: Operation<Id>,
  request: Request,
  path: Record<string, string>,
): Promise<Response> {
  const { id } = operation;
  try {
    await authorize(backend, id, request);
    const parts = await validRequest(backend, id, request, path);
    return await backend.change(
      async () => {
        // Check again: an earlier call in the queue may have revoked a right.
        const actor = await authorize(backend, id, request);
        const { db, randomId, readFile, applicationUrl, paymentPage } = backend;
        const context = { actor, db, now: backend.now(), randomId, readFile, applicationUrl, paymentPage };
        // `validRequest` has checked that parameters and body have these types.
        return respond(backend, operation, { ...parts, ...context } as unknown as Call<Id>, request);
      },
      (response) => response.ok,
    );
  } catch (error) {
    return toProblem(backend, id, error);
  }
}

async function respond<Id extends OperationId>(
  backend: Backend,
  { id, resolve }: Operation<Id>,
  call: Call<Id>,
  request: Request,
): Promise<Response> {
  const key = (call.headers as Record<string, string>)['idempotency-key'];
  if (key !== undefined && idempotentOperations.has(id)) {
    const { actor, path, query, body } = call;
    const repeatable = { callerId: actor?.id, key, content: [id, path, query, body] };
    const { status, body: response } = await handleOnce(call.db, call.now, repeatable, () => resolve(call));
    return validResponse(backend, id, status, response);
  }
  const { status, body, headers = {} } = await resolve(call);
  const content: unknown = body;
  return content instanceof Blob
    ? toFileResponse(content, headers, request.headers)
    : validResponse(backend, id, status, content);
}

/** A limit, because a request may have thousands of wrong properties. */
const maxReportedDeviations = 100;

/** @throws Invalid for a request that the contract does not allow */
async function validRequest(
  backend: Backend,
  id: OperationId,
  request: Request,
  path: Record<string, string>,
) {
  const query = queryOf(request);
  const type = bodyTypes.get(id);
  const body = type && (await readBody(request, type));
  const headers = { ...Object.fromEntries(request.headers), ...(type && { 'content-type': type }) };
  const deviations = validator
    .request(id, { params: path, query, headers, body })
    .filter(isRefused)
    .slice(0, maxReportedDeviations);
  if (deviations.length > 0) {
    backend.refusedRequests.push(...deviations);
    console.warn(`A request deviates from the contract. ${deviations.map(describe).join(' ')}`);
    throw new Invalid(fieldErrors(deviations));
  }
  return { path, query, headers, body };
}

/**
 * Unknown query parameters are ignored (see Transport in the contract). For an id in the path that is too long, the
 * handler responds with 404.
 */
const isRefused = ({ where, expected }: Deviation): boolean =>
  where !== 'path' && expected !== 'no such parameter';

const replacedBy = new WeakMap<Response, readonly Deviation[]>();

/** Returns the deviations of the response that this 500 replaces; undefined for other responses. */
export const deviationsReplacedBy = (response: Response) => replacedBy.get(response);

function validResponse(backend: Backend, id: OperationId, status: number, body: unknown): Response {
  const deviations = validator.response(id, status, sampleRows(body));
  if (deviations.length === 0) return toJson(status, body);
  backend.deviations.push(...deviations.slice(0, maxReportedDeviations));
  const message = `The mock deviates from the contract. ${deviations.map(describe).join(' ')}`;
  console.error(message);
  const response = problem(500, message);
  replacedBy.set(response, deviations);
  return response;
}

function toProblem(backend: Backend, id: OperationId, error: unknown): Response {
  if (!(error instanceof Failure)) {
    console.error(`The handler of ${id} failed.`, error);
    return problem(500, 'An unexpected error occurred.');
  }
  const { status, message, code, errors, learnerId } = error;
  return validResponse(backend, id, status, {
    message,
    ...(code && { code }),
    ...(errors && { errors }),
    ...(learnerId && { learnerId }),
  });
}

/** Logs contain no user input, not even the names of unknown properties: it may be a password. */
function describe({ operation, where, pointer, expected, actual }: Deviation): string {
  const safePointer = expected === 'no such property' ? pointer.replace(/[^/]*$/, '…') : pointer;
  return `${operation}, ${where} ${safePointer}: expected ${expected}, got ${actual === 'nothing' ? actual : 'something else'}.`;
}
