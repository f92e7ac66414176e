import type { Route } from '../../document.ts';
import type { Exchange } from '../calls/exchange.ts';
import { concernsStatus, type Finding } from '../judge/judge.ts';

/**
 * `passed`: a call succeeded and nothing deviated. `deviates`: there are findings. `waived`: all findings are
 * waived. `absent`: the server does not implement the operation. `untried`: no call succeeded or could be expected
 * to.
 */
export type OperationState = 'passed' | 'deviates' | 'waived' | 'absent' | 'untried';

export interface OperationResult {
  operation: string;
  tag: string;
  state: OperationState;
  calls: number;
  findings: Finding[];
  reason: string;
}

interface Options {
  routes: readonly Route[];
  findings: readonly Finding[];
  waived: readonly Finding[];
  exchanges: readonly Exchange[];
  reasonFor: (operation: string) => string;
}

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

/** Statuses of unimplemented operations. Some frameworks respond with 405. */
const absentStatuses = [404, 405, 501];

/** Statuses that a server may send before routing, because of a missing token or role. */
const refusals = [401, 403];

/**
 * Whether the server does not implement an operation: it responds so to every call that it did not correctly
 * reject. A 404 that matches the contract means that the record is unknown, not the operation.
 * @param calls exchanges of the operation
 * @param findings findings of the operation
 */
export function isAbsent(calls: readonly Exchange[], findings: readonly Finding[]): boolean {
  const others = calls.filter((call) => {
    const isRefused = refusals.includes(statusOf(call));
    return !isRefused || findings.some((one) => one.exchange === call && concernsStatus(one));
  });
  if (others.length === 0 || !others.every((call) => absentStatuses.includes(statusOf(call)))) return false;
  // A finding inside a body means that the operation exists.
  return findings.some(
    ({ exchange, pointer }) =>
      exchange !== undefined && others.includes(exchange) && !pointer.startsWith('/'),
  );
}

const statusOf = ({ response }: Exchange) => response?.status ?? 0;
