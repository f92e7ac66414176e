import { operationTable, type OperationId } from '#api/contract.gen.ts';
import bareContract from '#openapi/bare-contract.gen.json' with { type: 'json' };
import type { ContractDocument } from '#openapi/tools/document.ts';
import type { Deviation } from '#openapi/tools/validator/deviation.ts';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import type { Backend } from './backend.ts';
import { Failure, Forbidden, Invalid, Unauthenticated } from './failure.ts';
import { fieldErrors } from './field-errors.ts';
import type { Call, Operation } from './operation.ts';
import { bodyOf } from './request-body.ts';
import { verifyToken, type Actor } from './tokens.ts';

// The contract without its prose; TypeScript only sees the shape that its JSON happens to have.
const validator = createValidator(bareContract as unknown as ContractDocument);

/**
 * One call from request to answer: parse, permit, validate against the contract, let the handler decide, and
 * validate what it says as well. A refusal is answered as `Problem`; an answer that the contract does not allow
 * becomes a 500 that names the difference, so that nobody builds on it.
 */
export async function answer<Id extends OperationId>(
  backend: Backend,
  { id, resolve }: Operation<Id>,
  request: Request,
  path: Record<string, string>,
): Promise<Response> {
  try {
    const actor = await permit(backend, id, request);
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const { type, body } = await bodyOf(request);
    const headers = { ...Object.fromEntries(request.headers), 'content-type': type };
    const faults = validator.request(id, { params: path, query, headers, body }).filter(isRefused);
    if (faults.length > 0) {
      backend.refusedRequests.push(...faults);
      console.warn(`A call leaves the contract. ${faults.map(describe).join(' ')}`);
      throw new Invalid(fieldErrors(faults));
    }

    const { db, randomId, readFile, applicationUrl, paymentPage } = backend;
    // Parameters and body are what the contract says: the validator has just looked at them.
    const call = {
      path,
      query,
      headers,
      body,
      actor,
      db,
      now: backend.now(),
      randomId,
      readFile,
      applicationUrl,
      paymentPage,
    } as unknown as Call<Id>;
    const reply = await resolve(call);
    await backend.settle();
    const said: unknown = reply.body;
    return said instanceof Blob
      ? new Response(said, { status: reply.status, headers: reply.headers ?? {} })
      : checked(backend, id, reply.status, said);
  } catch (error) {
    return refusal(backend, id, error);
  }
}

/** Who calls, and whether the contract's roles let them. Ownership is the handlers' business. */
async function permit(backend: Backend, id: OperationId, request: Request): Promise<Actor | undefined> {
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

/** Like most servers, this one overlooks a query parameter that it does not know, and a body nobody asked for. */
const isRefused = ({ expected }: Deviation): boolean =>
  expected !== 'no such parameter' && expected !== 'no body';

/** Longer lists are checked at both ends only: each row takes some microseconds, and 10,000 of them would be felt. */
const rowsChecked = 200;

const sampled = (body: unknown): unknown =>
  Array.isArray(body) && body.length > 2 * rowsChecked
    ? [...(body.slice(0, rowsChecked) as unknown[]), ...(body.slice(-rowsChecked) as unknown[])]
    : body;

function checked(backend: Backend, id: OperationId, status: number, body: unknown): Response {
  const deviations = validator.response(id, status, sampled(body));
  if (deviations.length === 0) {
    return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
  }
  backend.deviations.push(...deviations);
  const message = `The mock deviates from the contract. ${deviations.map(describe).join(' ')}`;
  console.error(message);
  return Response.json({ message }, { status: 500 });
}

function refusal(backend: Backend, id: OperationId, error: unknown): Response {
  if (!(error instanceof Failure)) {
    console.error(`The handler of ${id} failed.`, error);
    return Response.json({ message: 'An unexpected error occurred.' }, { status: 500 });
  }
  const { status, message, errors, learnerId } = error;
  return checked(backend, id, status, {
    message,
    ...(errors && { errors }),
    ...(learnerId && { learnerId }),
  });
}

const describe = ({ operation, where, pointer, expected, actual }: Deviation): string => {
  // Neither a password nor a token that somebody mistyped belongs into a log.
  const shown = /(password|token)$/i.test(pointer) ? 'a value that is not shown' : actual;
  return `${operation}, ${where} ${pointer}: expected ${expected}, got ${shown}.`;
};
