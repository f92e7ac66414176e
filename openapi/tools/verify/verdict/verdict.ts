import type { Exchange } from '../calls/exchange.ts';
import type { Finding } from '../judge/judge.ts';
import { createMask } from '../judge/secrets.ts';
import { formatCount } from '../report/groups.ts';
import { roles } from '../run/environment.ts';
import type { Plan, VerifyOptions } from '../run/plan.ts';
import {
  measureCoverage,
  createReasonFor,
  notImplemented,
  type Coverage,
  type ReasonFor,
} from './coverage.ts';
import { operationResults, type OperationResult } from './operation-results.ts';
import { applyWaivers, type WaivedFinding } from './waivers.ts';

export interface Verdict {
  /** Deviations that are neither waived nor caused by an unimplemented operation. */
  findings: Finding[];
  waived: WaivedFinding[];
  notes: string[];
  operations: OperationResult[];
  exchanges: Exchange[];
  coverage: Coverage;
  skipped: string[];
  /** Created records that could not be deleted: operation and id. */
  remaining: string[];
  problems: string[];
  mask: (text: string) => string;
}

interface Options {
  options: VerifyOptions;
  plan: Plan;
  findings: readonly Finding[];
  exchanges: Exchange[];
  missingAccounts: readonly string[];
  /** The steps at which scenarios ended, such as `terms › createTerm`. */
  failedSteps: readonly string[];
  isCutShort: boolean;
  remaining: string[];
  problems: string[];
}

export function createVerdict({
  options,
  plan,
  findings,
  exchanges,
  missingAccounts,
  failedSteps,
  isCutShort,
  problems,
  ...rest
}: Options): Verdict {
  const today = new Date().toISOString().slice(0, 10);
  const triedOperations = new Set(exchanges.map(({ operationId }) => operationId));
  const { open, waived, notes } = applyWaivers(findings, options.waivers ?? [], today, (operation) =>
    plan.routes.some((route) => route.operation.operationId === operation && triedOperations.has(operation)),
  );
  const baseReason = isCutShort ? () => 'the run ended before' : createReasonFor(options, plan, failedSteps);
  const operations = operationResults({
    routes: plan.routes,
    findings: open,
    waived: waived.map(({ finding }) => finding),
    exchanges,
    reasonFor: baseReason,
  });
  const absent = operations.filter(({ state }) => state === 'absent').map(({ operation }) => operation);
  const reasonFor: ReasonFor = (operation, status) =>
    absent.includes(operation) ? notImplemented : baseReason(operation, status);
  return {
    findings: open.filter(({ operation }) => !absent.includes(operation)),
    waived,
    notes,
    operations,
    exchanges,
    coverage: measureCoverage(plan.routes, exchanges, reasonFor),
    skipped: [
      ...missingAccounts.map((variables) => `Without ${variables}, calls as that role are skipped.`),
      ...(options.environment.expiredToken === undefined
        ? ['Without EXPIRED_TOKEN, calls with an expired token are skipped.']
        : []),
      ...(options.environment.fixtures.faults === undefined
        ? ['Without FAULT_URL, responses with 429 and 500 are not checked.']
        : []),
      ...[...Map.groupBy(plan.skipped, ({ missing }) => missing.join(' and '))].map(
        ([variables, scenarios]) =>
          `Without ${variables}, ${formatCount(scenarios.length, 'scenario')} cannot run: ${scenarios.map(({ name }) => name).join(', ')}.`,
      ),
    ],
    mask: createMask([...options.environment.secrets, ...plan.secrets]),
    problems: [...problems, ...emptyRunProblems(operations, missingAccounts.length === roles.length)],
    ...rest,
  };
}

/** A run without any tried operation must not look successful. */
function emptyRunProblems(operations: readonly OperationResult[], isWithoutAccounts: boolean): string[] {
  if (operations.some(({ state }) => state !== 'untried')) return [];
  return [`No operation could be tried.${isWithoutAccounts ? ' Give accounts in a file with --env.' : ''}`];
}
