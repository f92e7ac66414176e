import type { Route } from '../document.ts';
import type { Exchange } from './calls/exchange.ts';
import type { Finding } from './judge.ts';

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
  const waivedNames = new Set(waived.map(({ operation }) => operation));
  const callsOf = Map.groupBy(exchanges, ({ operationId }) => operationId);
  const findingsOf = Map.groupBy(findings, ({ operation }) => operation);
  return routes.map(({ operation: { operationId: operation, tags } }) => {
    const calls = callsOf.get(operation) ?? [];
    const found = findingsOf.get(operation) ?? [];
    const shared = { operation, tag: tags[0], calls: calls.length, findings: [], reason: '' };
    if (isAbsent(calls)) return { ...shared, state: 'absent' };
    if (found.length > 0) return { ...shared, state: 'deviates', findings: found };
    if (waivedNames.has(operation)) return { ...shared, state: 'waived' };
    const hasSucceeded = calls.some(({ response }) => response !== undefined && response.status < 300);
    if (hasSucceeded) return { ...shared, state: 'passed' };
    return { ...shared, state: 'untried', reason: reasonFor(operation) };
  });
}

/** A path that is not there says 404 to everybody, also to a caller without a token; some frameworks say 405. */
const absentStatuses = [404, 405, 501];

/**
 * Whether the server says the same to every call: that there is no such operation. What responds so to ids that nobody has
 * is there all the same, so that one of the calls has to be more than a probe with such an id.
 */
export function isAbsent(calls: readonly Exchange[]): boolean {
  const statuses = calls.map(({ response }) => response?.status ?? 0);
  if (statuses.length === 0 || !statuses.every((status) => absentStatuses.includes(status))) return false;
  return calls.some(
    ({ step, response }) => response?.status === 501 || step === noToken || step.includes(' › '),
  );
}

/** The step of a call without a token, which a server that has the operation refuses with 401. */
export const noToken = 'no token';
