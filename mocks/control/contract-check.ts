import { operationTable, type OperationId } from '#api/contract.gen.ts';
import { allOperations } from '../handlers/all.ts';
import { Failure } from '../rules/failure.ts';
import type { Backend } from '../server/backend.ts';
import { validator } from '../server/contract.ts';
import type { Call, Operation } from '../server/operation.ts';
import type { Actor } from '../services/tokens.ts';

/** A row of any table. */
export type Row = { id: string } & Record<string, unknown>;

const reads = (Object.keys(operationTable) as OperationId[]).filter(
  (id) => operationTable[id].method === 'get',
);

/**
 * Runs the operations that read data, and validates their responses against the contract. Runs inside a transaction that
 * is undone, because these handlers may store renewals and count polls.
 *
 * @param row the values of parameters and the callers: its columns, else its id
 * @returns a sentence for each deviation
 */
export async function deviationsOfReads(backend: Backend, row: Row): Promise<string[]> {
  const found = await Promise.all(
    reads.flatMap((id) => actorsFor(backend, id, row).map((actor) => deviationsOf(backend, id, row, actor))),
  );
  return [...new Set(found.flat())];
}

async function deviationsOf(
  backend: Backend,
  id: OperationId,
  row: Row,
  actor: Actor | undefined,
): Promise<string[]> {
  const path = Object.fromEntries(
    [...operationTable[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, valueOf(row, name)]),
  );
  const query = Object.fromEntries(
    validator
      .request(id, { params: path, query: {}, headers: {} })
      .map(({ pointer }) => [pointer.slice(1), valueOf(row, pointer.slice(1))]),
  );
  // The row has no value that these parameters allow.
  if (validator.request(id, { params: path, query, headers: {} }).length > 0) return [];
  const { db, randomId, readFile, applicationUrl, paymentPage } = backend;
  const context = { actor, db, now: backend.now(), randomId, readFile, applicationUrl, paymentPage };
  const call = { path, query, headers: {}, body: undefined, ...context } as unknown as Call<OperationId>;
  const { resolve } = allOperations[id] as unknown as Operation<OperationId>;
  try {
    const { status, body } = await resolve(call);
    if ((body as unknown) instanceof Blob) return [];
    return validator
      .response(id, status, body)
      .map(
        ({ pointer, expected, actual }) =>
          `${id} would return ${actual} at ${pointer}: expected ${expected}.`,
      );
  } catch (error) {
    // A call about this row may be refused, a list only when one of its rows refers to a missing row.
    const isAboutRow = Object.keys({ ...path, ...query }).length > 0;
    if (error instanceof Failure && (isAboutRow || error.status !== 404)) return [];
    return [`${id} would fail: ${(error as Error).message}`];
  }
}

const valueOf = (row: Row, parameter: string): string => {
  const value = row[parameter];
  return typeof value === 'string' ? value : row.id;
};

/**
 * The permitted accounts among those that the row is or refers to, else the first with a permitted role. Empty without
 * one; undefined is the caller of a public operation.
 */
function actorsFor({ db }: Backend, id: OperationId, row: Row): (Actor | undefined)[] {
  const { public: isPublic, roles } = operationTable[id];
  if (isPublic) return [undefined];
  const isPermitted = ({ role }: { role: string }) =>
    roles.length === 0 || (roles as readonly string[]).includes(role);
  const referred = Object.values(row).flatMap((value) =>
    typeof value === 'string' ? (db.users.get(value) ?? []) : [],
  );
  const permitted = referred.filter(isPermitted);
  const first = db.users.all().find(isPermitted);
  const users = permitted.length > 0 || !first ? permitted : [first];
  return users.map((user) => ({ id: user.id, role: user.role, user }));
}
