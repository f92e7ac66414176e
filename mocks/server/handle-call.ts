import { operationTable, type OperationId } from '#api/contract.gen.ts';
import bareContract from '#openapi/bare-contract.gen.json' with { type: 'json' };
import type { ContractDocument } from '#openapi/tools/document.ts';
import type { Deviation } from '#openapi/tools/validator/deviation.ts';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import type { Backend } from './backend.ts';
import { Failure, Forbidden, Invalid, Unauthenticated } from './failure.ts';
import { fieldErrors } from './field-errors.ts';
import type { Call, Operation } from './operation.ts';
import { readBody } from './request-body.ts';
import { verifyToken, type Actor } from './tokens.ts';

// The contract without its prose. TypeScript infers the shape of this one JSON file, not that of a contract.
const validator = createValidator(bareContract as unknown as ContractDocument);

/**
 * Handles one call: authorize it, validate the request against the contract, let the operation decide, and validate the
 * response as well. Every `Failure` becomes a `Problem`. A response that the contract does not allow becomes a 500 that names
 * the deviation, so that nobody builds on it.
 *
 * @param path the path parameters
 */
export async function handleCall<Id extends OperationId>(
  backend: Backend,
  { id, resolve }: Operation<Id>,
  request: Request,
  path: Record<string, string>,
): Promise<Response> {
  try {
    const actor = await authorize(backend, id, request);
    const parts = await validRequest(backend, id, request, path);
    const { db, randomId, readFile, applicationUrl, paymentPage } = backend;
    const context = { actor, db, now: backend.now(), randomId, readFile, applicationUrl, paymentPage };
    // The validator has just checked that parameters and body have these types.
    const call = { ...parts, ...context } as unknown as Call<Id>;
    const { status, body, headers = {} } = await resolve(call);
    await backend.flushChanges();
    const content: unknown = body;
    return content instanceof Blob
      ? new Response(content, { status, headers })
      : validResponse(backend, id, status, content);
  } catch (error) {
    return toProblem(backend, id, error);
  }
}

/**
 * Checks the token and, by the contract's `x-roles`, the role. Handlers check who owns what.
 *
 * @returns undefined for a public operation
 */
async function authorize(backend: Backend, id: OperationId, request: Request): Promise<Actor | undefined> {
  const { public: isPublic, roles } = operationTable[id];
  if (isPublic) return undefined;
  const token = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (!token) throw new Unauthenticated();
  const { id: userId, role } = await verifyToken(token, backend.now());
  const user = backend.db.users.get(userId);
  if (!user?.isActive) throw new Unauthenticated();
  if (roles.length > 0 && !(roles as readonly string[]).includes(role)) throw new Forbidden();
  return { id: userId, role, user };
}

/** @throws Invalid for a request that the contract does not allow */
async function validRequest(
  backend: Backend,
  id: OperationId,
  request: Request,
  path: Record<string, string>,
) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { type, body } = await readBody(request);
  const headers = { ...Object.fromEntries(request.headers), 'content-type': type };
  const deviations = validator.request(id, { params: path, query, headers, body }).filter(isRefused);
  if (deviations.length > 0) {
    backend.refusedRequests.push(...deviations);
    console.warn(`A request deviates from the contract. ${deviations.map(describe).join(' ')}`);
    throw new Invalid(fieldErrors(deviations));
  }
  return { path, query, headers, body };
}

/**
 * Like most servers, this one ignores unknown query parameters, and a body where none is expected. An id in the path that is
 * too long belongs to no record: the handler responds with 404.
 */
const isRefused = ({ where, expected }: Deviation): boolean =>
  where !== 'path' && expected !== 'no such parameter' && expected !== 'no body';

/** Of longer lists only both ends are validated: with 10,000 rows, microseconds per row would be noticeable. */
const rowsValidated = 200;

const sampled = (body: unknown): unknown =>
  Array.isArray(body) && body.length > 2 * rowsValidated
    ? [...(body.slice(0, rowsValidated) as unknown[]), ...(body.slice(-rowsValidated) as unknown[])]
    : body;

function validResponse(backend: Backend, id: OperationId, status: number, body: unknown): Response {
  const deviations = validator.response(id, status, sampled(body));
  if (deviations.length === 0) {
    return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
  }
  backend.deviations.push(...deviations);
  const message = `The mock deviates from the contract. ${deviations.map(describe).join(' ')}`;
  console.error(message);
  return Response.json({ message }, { status: 500 });
}

function toProblem(backend: Backend, id: OperationId, error: unknown): Response {
  if (!(error instanceof Failure)) {
    console.error(`The handler of ${id} failed.`, error);
    return Response.json({ message: 'An unexpected error occurred.' }, { status: 500 });
  }
  const { status, message, code, errors, learnerId } = error;
  return validResponse(backend, id, status, {
    message,
    ...(code && { code }),
    ...(errors && { errors }),
    ...(learnerId && { learnerId }),
  });
}

const describe = ({ operation, where, pointer, expected, actual }: Deviation): string => {
  // Passwords and tokens, mistyped ones included, do not belong in a log.
  const shown = /(password|token)$/i.test(pointer) ? 'a value that is not shown' : actual;
  return `${operation}, ${where} ${pointer}: expected ${expected}, got ${shown}.`;
};
