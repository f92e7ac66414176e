import { routesOf, type Route } from '../../document.ts';
import type { Exchange } from '../calls/exchange.ts';
import { document } from '../contract.ts';
import { needsFault } from '../probes/failures.ts';
import type { Plan, PlannedScenario, VerifyOptions } from '../run/plan.ts';
import type { ScenarioEnd } from '../scenarios/run.ts';
import { responseProperties } from './response-properties.ts';

export interface Coverage {
  operations: { covered: number; total: number; missing: string[] };
  statuses: { covered: number; total: number; missing: MissingStatus[] };
  /** Properties of implemented operations that a JSON response contained, such as `Learner.grade`. */
  properties: { covered: number; total: number; missing: string[] };
}

export interface MissingStatus {
  operation: string;
  status: number;
  reason: string;
}

export const notImplemented = 'not implemented';

/** Explains why a status was not received or, without a status, why no call succeeded. */
export type ReasonFor = (operation: string, status?: number) => string;

/**
 * Measures the coverage of operations, documented status codes and properties.
 * @param routes the operations to try
 */
export function measureCoverage(
  routes: readonly Route[],
  exchanges: readonly Exchange[],
  reasonFor: ReasonFor,
): Coverage {
  const seen = new Set(
    exchanges.flatMap(({ operationId, response }) =>
      operationId !== undefined && response ? [`${operationId} ${response.status}`] : [],
    ),
  );
  const documented = routes.flatMap(({ operation: { operationId: operation, responses } }) =>
    Object.keys(responses).map((status) => ({ operation, status: Number(status) })),
  );
  const isSeen = ({ operation, status }: { operation: string; status: number }) =>
    seen.has(`${operation} ${status}`);
  const succeeded = new Set(
    documented.filter((one) => one.status < 300 && isSeen(one)).map(({ operation }) => operation),
  );
  const implemented = routes.filter(({ operation }) => reasonFor(operation.operationId) !== notImplemented);
  const properties = responseProperties(document, implemented, exchanges);
  const seenProperties = new Set(properties.seen);
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
    properties: {
      covered: seenProperties.size,
      total: properties.documented.length,
      missing: properties.documented.filter((name) => !seenProperties.has(name)),
    },
  };
}

/**
 * Returns a function that derives the reason for missing coverage from the options and the course of the run.
 * @param plan the scenarios that ran, and those that could not
 * @param ended the scenarios that ended early
 */
export function createReasonFor(
  { environment, isReadOnly, hasLargeBodies }: VerifyOptions,
  { chosen, skipped }: Pick<Plan, 'chosen' | 'skipped'>,
  ended: readonly ScenarioEnd[],
): ReasonFor {
  return (operation, status) => {
    const cannotInjectFaults = environment.fixtures.faults === undefined;
    if (status !== undefined && needsFault(status) && cannotInjectFaults) return 'FAULT_URL missing';
    if (status === 413) {
      return hasLargeBodies ? 'a form of more than 128 MB is not sent' : 'only tried with --large-bodies';
    }
    const ofTag = ({ tag }: PlannedScenario) => tag === tagOf(operation);
    const names = chosen.filter(ofTag).map(({ name }) => name);
    const end = ended.find(({ scenario }) => names.includes(scenario));
    if (end) return `perhaps because a scenario ended at ${end.step}`;
    const missing = skipped.filter(ofTag).flatMap((scenario) => scenario.missing);
    if (missing.length > 0) return `${[...new Set(missing)].join(' and ')} missing`;
    return isReadOnly ? 'no GET request causes it' : 'no call of this run causes it';
  };
}

const tags = new Map(routesOf(document).map(({ operation }) => [operation.operationId, operation.tags[0]]));

const tagOf = (operation: string) => tags.get(operation);
