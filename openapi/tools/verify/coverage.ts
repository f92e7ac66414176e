import { routesOf, type ContractDocument } from '../document.ts';
import type { Exchange } from './calls/exchange.ts';

export interface Coverage {
  /** The operations that were called and answered as the contract has it, by operationId. */
  operations: { covered: number; total: number; missing: string[] };
  /** The documented status codes that were seen. */
  statuses: { covered: number; total: number; missing: MissingStatus[] };
}

export interface MissingStatus {
  operation: string;
  status: number;
  reason: string;
}

/** What the kit did to see a status, as far as it can know it. */
export type ReasonFor = (operation: string, status: number) => string;

/** Which operations and documented status codes were seen. */
export function coverageOf(
  document: ContractDocument,
  exchanges: readonly Exchange[],
  reasonFor: ReasonFor,
): Coverage {
  const seen = new Set(
    exchanges.flatMap(({ operationId, response }) =>
      operationId !== undefined && response ? [`${operationId} ${response.status}`] : [],
    ),
  );
  const routes = routesOf(document);
  const documented = routes.flatMap(({ operation: { operationId: operation, responses } }) =>
    Object.keys(responses).map((status) => ({ operation, status: Number(status) })),
  );
  const isSeen = ({ operation, status }: { operation: string; status: number }) =>
    seen.has(`${operation} ${status}`);
  const succeeded = new Set(
    documented.filter((one) => one.status < 300 && isSeen(one)).map(({ operation }) => operation),
  );
  const names = routes.map(({ operation }) => operation.operationId);
  return {
    operations: {
      covered: succeeded.size,
      total: names.length,
      missing: names.filter((name) => !succeeded.has(name)),
    },
    statuses: {
      covered: documented.filter(isSeen).length,
      total: documented.length,
      missing: documented
        .filter((one) => !isSeen(one))
        .map((one) => ({ ...one, reason: reasonFor(one.operation, one.status) })),
    },
  };
}
