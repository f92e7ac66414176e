import type { Route } from '../../document.ts';
import type { Exchange } from '../calls/exchange.ts';
import type { Finding } from '../judge/judge.ts';

/**
 * `passed`: a call succeeded and nothing deviated. `deviates`: there are findings. `waived`: all findings are
 * waived or in the baseline. `absent`: the server does not implement the operation. `untried`: no call succeeded or could be expected
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
  absent: ReadonlySet<string>;
  reasonFor: (operation: string) => string;
}

export function operationResults(options: Options): OperationResult[] {
  const { routes, findings, waived, exchanges, absent, reasonFor } = options;
  const waivedOf = Map.groupBy(waived, ({ operation }) => operation);
  const callsOf = Map.groupBy(exchanges, ({ operationId }) => operationId);
  const findingsOf = Map.groupBy(findings, ({ operation }) => operation);
  return routes.map(({ operation: { operationId: operation, tags } }) => {
    const calls = callsOf.get(operation) ?? [];
    const found = findingsOf.get(operation) ?? [];
    const shared = { operation, tag: tags[0], calls: calls.length, findings: [], reason: '' };
    if (absent.has(operation)) return { ...shared, state: 'absent' };
    if (found.length > 0) return { ...shared, state: 'deviates', findings: found };
    if (waivedOf.has(operation)) return { ...shared, state: 'waived' };
    const hasSucceeded = calls.some(({ response }) => response !== undefined && response.status < 300);
    if (hasSucceeded) return { ...shared, state: 'passed' };
    return { ...shared, state: 'untried', reason: reasonFor(operation) };
  });
}
