import { operationTable, type OperationId } from '#api/contract.gen.ts';
import { allOperations } from '../handlers/all.ts';
import { Failure } from '../rules/failure.ts';
import type { Backend } from '../server/backend.ts';
import { validator } from '../server/contract.ts';
import type { Call, Operation } from '../server/operation.ts';
import type { Actor } from '../services/tokens.ts';

const reads = (Object.keys(operationTable) as OperationId[]).filter(
  (id) => operationTable[id].method === 'get',
);

/**
 * Runs all operations that read data, and validates their responses against the contract. Runs inside a transaction,
 * because handlers of reads may store renewals.
 *
 * @param rowId the value of each path parameter
 * @returns a sentence for each deviation
 */
export async function deviationsOfReads(backend: Backend, rowId: string): Promise<string[]> {
  return (await Promise.all(reads.map((id) => deviationsOf(backend, id, rowId)))).flat();
}

async function deviationsOf(backend: Backend, id: OperationId, rowId: string): Promise<string[]> {
  const names = [...operationTable[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const path = Object.fromEntries(names.map((name) => [name, rowId]));
  const actor = actorFor(backend, id, rowId);
  // Without an account of this role, or with a required parameter, a call says nothing about the row.
  if (actor === null || validator.request(id, { params: path, query: {}, headers: {} }).length > 0) return [];
  try {
    const { resolve } = allOperations[id] as unknown as Operation<OperationId>;
    const { db, randomId, readFile, applicationUrl, paymentPage } = backend;
    const context = { actor, db, now: backend.now(), randomId, readFile, applicationUrl, paymentPage };
    const call = {
      path,
      query: {},
      headers: {},
      body: undefined,
      ...context,
    } as unknown as Call<OperationId>;
    const { status, body } = await resolve(call);
    if ((body as unknown) instanceof Blob) return [];
    return validator
      .response(id, status, body)
      .map(
        ({ pointer, expected, actual }) =>
          `${id} would return ${actual} at ${pointer}: expected ${expected}.`,
      );
  } catch (error) {
    return error instanceof Failure ? [] : [`${id} would fail: ${(error as Error).message}`];
  }
}

/** The changed account itself if it may call the operation, else the first with a permitted role; null without one. */
function actorFor({ db }: Backend, id: OperationId, rowId: string): Actor | undefined | null {
  const { public: isPublic, roles } = operationTable[id];
  if (isPublic) return undefined;
  const isPermitted = (role: string) => roles.length === 0 || (roles as readonly string[]).includes(role);
  const own = db.users.get(rowId);
  const user = own && isPermitted(own.role) ? own : db.users.all().find(({ role }) => isPermitted(role));
  return user ? { id: user.id, role: user.role, user } : null;
}
