import { routesOf, type Route } from '../../document.ts';
import type { Exchange } from '../calls/exchange.ts';
import { document } from '../contract.ts';
import type { Finding } from '../judge/judge.ts';
import { createMask } from '../judge/secrets.ts';
import { difference } from '../report/causes.ts';
import { formatCount } from '../report/text.ts';
import { roles } from '../run/environment.ts';
import type { Plan, VerifyOptions } from '../run/plan.ts';
import type { ScenarioEnd } from '../scenarios/run.ts';
import { isKnown } from './baseline.ts';
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
  server: string;
  /** Deviations that are neither waived nor in the baseline, nor caused by an unimplemented operation. */
  findings: Finding[];
  /** Deviations of the baseline. */
  known: Finding[];
  waived: WaivedFinding[];
  notes: string[];
  operations: OperationResult[];
  exchanges: Exchange[];
  coverage: Coverage;
  skipped: string[];
  /** Scenarios that could not run to their end because of an operation that is missing or not chosen. */
  blocked: string[];
  /** Created records that could not be deleted: operation and id. */
  remaining: string[];
  problems: string[];
  mask: (text: string) => string;
}

interface Options {
  options: VerifyOptions;
  plan: Plan;
  findings: readonly Finding[];
  /** The scenarios that ended early. */
  ended: readonly ScenarioEnd[];
  /** The operations that the server does not implement. */
  absent: ReadonlySet<string>;
  exchanges: Exchange[];
  missingAccounts: readonly string[];
  isCutShort: boolean;
  remaining: string[];
  problems: string[];
}

export function createVerdict({
  options,
  plan,
  findings,
  ended,
  absent,
  exchanges,
  missingAccounts,
  isCutShort,
  problems,
  ...rest
}: Options): Verdict {
  const today = new Date().toISOString().slice(0, 10);
  const tried = new Set(exchanges.map(({ operationId }) => operationId));
  const routes = judgedRoutes(plan, exchanges);
  const isJudged = (operation: string) => plan.isChosen(operation) && !absent.has(operation);
  const { open, waived, notes } = applyWaivers(
    findings.filter(({ operation }) => isJudged(operation)),
    options.waivers ?? [],
    today,
    (operation) => plan.isChosen(operation) && tried.has(operation),
  );
  const isOld = isKnown(options.baseline ?? []);
  const baseReason = isCutShort ? () => 'the run ended before' : createReasonFor(options, plan, ended);
  const reasonFor: ReasonFor = (operation, status) =>
    absent.has(operation) ? notImplemented : baseReason(operation, status);
  const operations = operationResults({
    routes,
    findings: open.filter((finding) => !isOld(finding)),
    waived: [...waived.map(({ finding }) => finding), ...open.filter(isOld)],
    exchanges,
    absent,
    reasonFor: baseReason,
  });
  return {
    server: options.server,
    findings: open.filter((finding) => !isOld(finding)),
    known: open.filter(isOld),
    waived,
    notes,
    operations,
    exchanges,
    coverage: measureCoverage(routes, exchanges, reasonFor),
    blocked: blockedScenarios(ended, absent, plan),
    skipped: skippedParts(options.environment, plan, missingAccounts),
    mask: createMask([...options.environment.secrets, ...plan.secrets]),
    problems: [...problems, ...emptyRunProblems(operations, missingAccounts.length === roles.length)],
    ...rest,
  };
}

/** The probed operations; without any, those that a scenario called. */
function judgedRoutes({ routes }: Plan, exchanges: readonly Exchange[]): readonly Route[] {
  if (routes.length > 0) return routes;
  const called = new Set(
    exchanges.flatMap(({ step, operationId }) => (step.includes(' › ') ? operationId : [])),
  );
  return routesOf(document).filter(({ operation }) => called.has(operation.operationId));
}

function blockedScenarios(
  ended: readonly ScenarioEnd[],
  absent: ReadonlySet<string>,
  { isChosen }: Plan,
): string[] {
  const blocked = ended.flatMap(({ scenario, finding }) => {
    if (!finding) return [];
    const { operation } = finding;
    if (absent.has(operation)) return [{ scenario, reason: `${operation} is missing` }];
    if (isChosen(operation)) return [];
    return [{ scenario, reason: `${operation} deviates (${difference(finding)})` }];
  });
  return [...Map.groupBy(blocked, ({ reason }) => reason)].map(
    ([reason, scenarios]) => `${scenarios.map(({ scenario }) => scenario).join(', ')}: ${reason}`,
  );
}

function skippedParts(
  { expiredToken, fixtures }: VerifyOptions['environment'],
  plan: Plan,
  missingAccounts: readonly string[],
): string[] {
  const scenarios = Map.groupBy(plan.skipped, ({ missing }) => missing.join(' and '));
  return [
    ...missingAccounts.map((variables) => `Without ${variables}, calls as that role are skipped.`),
    ...(expiredToken === undefined
      ? ['Without EXPIRED_TOKEN, calls with an expired token are skipped.']
      : []),
    ...(fixtures.faults === undefined
      ? ['Without FAULT_URL, responses with 429 and 500 are not checked.']
      : []),
    ...[...scenarios].map(
      ([variables, ofVariables]) =>
        `Without ${variables}, ${formatCount(ofVariables.length, 'scenario')} cannot run: ${ofVariables.map(({ name }) => name).join(', ')}.`,
    ),
  ];
}

/** 0: nothing deviates; 1: the server deviates, or is incomplete although that was demanded; 2: it could not be judged. */
export function exitCodeOf(
  { problems, findings, operations, blocked }: Verdict,
  isCompleteDemanded: boolean,
): number {
  if (problems.length > 0) return 2;
  const isIncomplete =
    blocked.length > 0 || operations.some(({ state }) => state === 'absent' || state === 'untried');
  return findings.length > 0 || (isCompleteDemanded && isIncomplete) ? 1 : 0;
}

/** A run without any tried operation must not look successful. */
function emptyRunProblems(operations: readonly OperationResult[], isWithoutAccounts: boolean): string[] {
  if (operations.some(({ state }) => state !== 'untried')) return [];
  return [`No operation could be tried.${isWithoutAccounts ? ' Give accounts in a file with --env.' : ''}`];
}
