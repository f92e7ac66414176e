import { parametersOf, routesOf, type ContractDocument } from '../../document.ts';
import type { Call } from '../calls/caller.ts';
import { textOf, type Exchange } from '../calls/exchange.ts';
import { concurrency, pool } from '../calls/pool.ts';
import type { Finding } from '../judge/judge.ts';
import { createdId, isSegment } from './cleanup.ts';

/** Collects the ids of all records that an Admin can list before the run creates any. */
export async function existingIds(
  document: ContractDocument,
  call: Call,
  adminToken: string | undefined,
): Promise<ReadonlySet<string>> {
  if (adminToken === undefined) return new Set();
  const lists = routesOf(document).filter(
    (route) =>
      route.method === 'get' &&
      (route.operation['x-roles'].length === 0 || route.operation['x-roles'].includes('Admin')) &&
      parametersOf(document, route).every((parameter) => parameter.in !== 'path' && !parameter.required),
  );
  const ids = await pool(concurrency, lists, async ({ path }) => {
    const headers = { accept: 'application/json', authorization: `Bearer ${adminToken}` };
    const { response } = await call('list existing records', {
      method: 'GET',
      url: path,
      headers,
      body: undefined,
    });
    return idsIn(textOf(response?.body));
  });
  return new Set(ids.flat());
}

function idsIn(text: string): string[] {
  const ids: unknown[] = [];
  try {
    const body = JSON.parse(text, (key, value: unknown) => {
      if (key === 'id') ids.push(value);
      return value;
    }) as unknown;
    if (Array.isArray(body)) ids.push(...(body as unknown[]));
  } catch {
    // The run reads the list again and reports malformed JSON.
  }
  return ids.filter((id) => typeof id === 'string');
}

/** Reports ids of created records that are unsafe: the run would change or delete another record. */
function idProblems(
  exchange: Exchange,
  existing: ReadonlySet<string>,
): Pick<Finding, 'expected' | 'actual'>[] {
  const id = exchange.operationId?.startsWith('create') ? createdId(exchange) : undefined;
  if (id === undefined) return [];
  if (existing.has(id)) return [{ expected: 'a new id', actual: `${id}, which was there before` }];
  return isSegment(id) ? [] : [{ expected: 'an id that a path can hold', actual: JSON.stringify(id) }];
}

export const hasUnsafeId = (exchange: Exchange, existing: ReadonlySet<string>): boolean =>
  idProblems(exchange, existing).length > 0;

export const unsafeIdFindings = (exchanges: readonly Exchange[], existing: ReadonlySet<string>): Finding[] =>
  exchanges.flatMap((exchange) =>
    idProblems(exchange, existing).map((danger) => ({
      operation: exchange.operationId ?? '',
      step: exchange.step,
      pointer: '/id',
      ...danger,
      exchange,
    })),
  );
