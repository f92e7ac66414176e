import type { Route } from '../../document.ts';
import type { Exchange } from '../calls/exchange.ts';
import { concernsStatus, type Finding } from '../judge/judge.ts';

/**
 * `passed`: at least one call succeeded, and nothing deviated. `absent`: the server does not have the operation yet.
 * `waived`: it deviates, and every deviation is waived. `untried`: no call succeeded, and none could be expected to.
 */
export type OperationState = 'passed' | 'deviates' | 'waived' | 'absent' | 'untried';

export interface OperationResult {
  operation: string;
  tag: string;
  state: OperationState;
  /** How many calls were made. */
  calls: number;
  /** What deviates; empty in every other state. */
  findings: Finding[];
  /** Why an operation was not tried; empty in every other state. */
  reason: string;
}

interface Options {
  /** The operations that were to be tried. */
  routes: readonly Route[];
  findings: readonly Finding[];
  /** Those that a waiver covers. */
  waived: readonly Finding[];
  exchanges: readonly Exchange[];
  /** Why no call of an operation succeeded. */
  reasonFor: (operation: string) => string;
}

/** What became of each operation, in the order of the routes. */
export function operationResults(options: Options): OperationResult[] {
  const { routes, findings, waived, exchanges, reasonFor } = options;
  const waivedOf = Map.groupBy(waived, ({ operation }) => operation);
  const callsOf = Map.groupBy(exchanges, ({ operationId }) => operationId);
  const findingsOf = Map.groupBy(findings, ({ operation }) => operation);
  return routes.map(({ operation: { operationId: operation, tags } }) => {
    const calls = callsOf.get(operation) ?? [];
    const found = findingsOf.get(operation) ?? [];
    const shared = { operation, tag: tags[0], calls: calls.length, findings: [], reason: '' };
    const all = [...found, ...(waivedOf.get(operation) ?? [])];
    if (isAbsent(calls, all)) return { ...shared, state: 'absent' };
    if (found.length > 0) return { ...shared, state: 'deviates', findings: found };
    if (waivedOf.has(operation)) return { ...shared, state: 'waived' };
    const hasSucceeded = calls.some(({ response }) => response !== undefined && response.status < 300);
    if (hasSucceeded) return { ...shared, state: 'passed' };
    return { ...shared, state: 'untried', reason: reasonFor(operation) };
  });
}

/** What a server without an operation responds with; some frameworks say 405. */
const absentStatuses = [404, 405, 501];

/** What a server may respond with before it looks for the operation, for want of a token or of a role. */
const refusals = [401, 403];

/**
 * Whether the server does not have an operation: it says so to every call that it did not rightly refuse, also where the contract
 * has another response. What only says 404 for ids that nobody has is there all the same.
 *
 * @param calls those of the operation
 * @param findings those of the operation, at least of these calls
 */
export function isAbsent(calls: readonly Exchange[], findings: readonly Finding[]): boolean {
  const others = calls.filter((call) => {
    const isRefused = refusals.includes(statusOf(call));
    return !isRefused || findings.some((one) => one.exchange === call && concernsStatus(one));
  });
  if (others.length === 0 || !others.every((call) => absentStatuses.includes(statusOf(call)))) return false;
  // A body that is wrong somewhere inside was written by somebody.
  return findings.some(
    ({ exchange, pointer }) =>
      exchange !== undefined && others.includes(exchange) && !pointer.startsWith('/'),
  );
}

const statusOf = ({ response }: Exchange) => response?.status ?? 0;
