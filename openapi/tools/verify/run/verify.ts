import { routesOf, type Route } from '../../document.ts';
import { createValidator } from '../../validator/validator.ts';
import type { Call } from '../calls/caller.ts';
import type { Exchange } from '../calls/exchange.ts';
import { createFindRoute, createOperationOf } from '../calls/find-route.ts';
import { pool } from '../calls/pool.ts';
import { document } from '../contract.ts';
import { judgeCors } from '../judge/cors.ts';
import { withoutFollowUps } from '../judge/follow-ups.ts';
import { judgeInternalDetails } from '../judge/internal-details.ts';
import { createJudge, type Finding } from '../judge/judge.ts';
import { createFindLostValues } from '../judge/lost-values.ts';
import { inconsistentServerErrors } from '../judge/server-error-messages.ts';
import { unknownId } from '../probes/probe.ts';
import { runFaultProbes, runProbes } from '../probes/probes.ts';
import { readEverything } from '../probes/reads.ts';
import { probeTransport } from '../probes/transport/transport.ts';
import { cleanUp, findLeftovers } from '../records/cleanup.ts';
import { existingIds, unsafeIdFindings } from '../records/existing-ids.ts';
import { incompleteLists } from '../records/incomplete-lists.ts';
import { formatCount } from '../report/text.ts';
import { runScenarios, type ScenarioEnd } from '../scenarios/run.ts';
import { absentOperations } from '../verdict/absent-operations.ts';
import { createVerdict, type Verdict } from '../verdict/verdict.ts';
import { createCalls, type Calls } from './calls.ts';
import { createPlan, type Plan, type VerifyOptions } from './plan.ts';
import { signInAll, type SignInResult } from './sign-in.ts';

const validator = createValidator(document);
const findRoute = createFindRoute(document);
const operationOf = createOperationOf(findRoute);
const findLostValues = createFindLostValues(document, findRoute);

/** What the parts of a run share. */
interface Run {
  options: VerifyOptions;
  plan: Plan;
  tokens: SignInResult['tokens'];
  calls: Calls;
  exchanges: Exchange[];
  /** Ids of records from before the run. */
  existing: ReadonlySet<string>;
  onProgress: (message: string) => void;
  report: (problem: string) => void;
  /** Runs a part and collects its deviations. If it fails, the run continues and reports a problem. */
  attempt: (work: () => Promise<Finding[] | void>) => Promise<void>;
}

/**
 * Checks a running server: signs in with each account, runs the scenarios, sends the probes, and deletes the
 * created records.
 * @throws Error when the server cannot be reached, or an account cannot sign in
 */
export async function verify(options: VerifyOptions): Promise<Verdict> {
  const { environment, isReadOnly, onProgress = () => {} } = options;
  const exchanges: Exchange[] = [];
  const calls = createCalls(options, findRoute, (exchange) => void exchanges.push(exchange));
  const { call, callUnrecorded, server, signal } = calls;
  const { tokens, problems, missing: missingAccounts } = await signInAll(call, server, environment);
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));

  const plan = createPlan(options, tokens);
  const findings: Finding[] = [];
  const report = (problem: string) => void (problems.includes(problem) || problems.push(problem));
  const attempt: Run['attempt'] = async (work) => {
    try {
      findings.push(...((await work()) ?? []));
    } catch (error) {
      // The reason why the run was aborted is reported once, at the end.
      if (!signal.aborted) report(error instanceof Error ? error.message : String(error));
    }
  };
  const unknownPaths = isReadOnly ? [] : await callUnknownPaths(callUnrecorded, tokens.Admin);
  const existing = isReadOnly ? new Set<string>() : await existingIds(document, callUnrecorded, tokens.Admin);
  onProgress(`Signed in as ${Object.keys(tokens).join(', ') || 'no account'}.`);
  const run = { options, plan, tokens, calls, exchanges, existing, onProgress, report, attempt };

  const ended = await runChosenScenarios(run);
  await probeOperations(run);
  const judgeNew = createJudgeNew(exchanges, plan.password);
  const judged = judgeNew();
  const expectations = () => [...ended.flatMap(({ finding }) => finding ?? []), ...findings];
  const findAbsent = () => absentOperations(exchanges, [...expectations(), ...judged], unknownPaths);
  const absentBefore = findAbsent();
  const isImplemented = (operation: string) => !absentBefore.has(operation);
  const routes = plan.routes.filter(({ operation }) => isImplemented(operation.operationId));
  const { origin } = options;
  const probe = () => probeTransport({ document, routes, tokens, call, validator, origin });
  if (!isReadOnly) await attempt(probe);
  if (signal.aborted && signal.reason instanceof Error) report(signal.reason.message);

  const remaining = await deleteLeftovers(run, isImplemented);
  judged.push(...judgeNew(), ...(await findLostValues(exchanges)));
  judged.push(...inconsistentServerErrors(exchanges), ...unsafeIdFindings(exchanges, existing));
  if (!calls.unreachable.aborted) for (const problem of unansweredCalls(exchanges)) report(problem);
  return createVerdict({
    options,
    plan,
    findings: withoutFollowUps(expectations(), judged),
    ended,
    // The transport rules made the only plain calls of some public operations.
    absent: findAbsent(),
    exchanges,
    missingAccounts,
    isCutShort: signal.aborted,
    remaining: remaining.map(({ deletion, id }) => `${deletion} ${id}`),
    problems,
  });
}

/** @returns the scenarios that ended early */
async function runChosenScenarios({ options, plan, tokens, calls, existing, ...run }: Run) {
  if (plan.chosen.length > 0) run.onProgress(`Running ${formatCount(plan.chosen.length, 'scenario')} …`);
  const ended: ScenarioEnd[] = [];
  const report = (end: ScenarioEnd) => {
    ended.push(end);
    if (end.problem !== undefined) run.report(end.problem);
  };
  const adminToken = tokens.Admin ?? '';
  const { fixtures } = options.environment;
  await run.attempt(() => runScenarios({ ...plan, ...calls, adminToken, fixtures, existing, report }));
  return ended;
}

/** Reads lists and records as each role, and sends each operation valid and invalid requests. */
async function probeOperations({
  options,
  plan,
  tokens,
  calls,
  exchanges,
  onProgress,
  attempt,
}: Run): Promise<void> {
  const { call, callAlways, signal } = calls;
  const context = { document, routes: plan.routes, tokens };
  if (!signal.aborted && plan.routes.length > 0) {
    onProgress('Sending each operation valid and invalid requests …');
  }
  await attempt(() => readEverything({ ...context, call }));
  await attempt(async () => {
    const reads = exchanges.filter(({ step }) => step === 'read as Admin');
    const created = findLeftovers(exchanges, findRoute);
    return tokens.Admin === undefined ? [] : incompleteLists(reads, created, call, routeOf, tokens.Admin);
  });
  await attempt(() => runProbes({ ...options, ...context }, call));
  const { faults } = options.environment.fixtures;
  // An injected fault must not remain for another client, even if the run is aborted.
  if (faults !== undefined) await attempt(() => runFaultProbes(context, callAlways, faults, signal));
}

/** Returns a function that judges the exchanges since its last call. */
function createJudgeNew(exchanges: readonly Exchange[], password: string): () => Finding[] {
  const judge = createJudge(document, validator, findRoute, password);
  let judgedCount = 0;
  return () => {
    const unjudged = exchanges.slice(judgedCount);
    judgedCount = exchanges.length;
    return unjudged.flatMap((exchange) => {
      const operation = operationOf(exchange);
      return [judge, judgeCors, judgeInternalDetails].flatMap((one) => one(exchange, operation));
    });
  };
}

/** @returns the records that could not be deleted */
function deleteLeftovers(
  { calls, exchanges, tokens, existing, onProgress }: Run,
  isImplemented: (operation: string) => boolean,
): ReturnType<typeof cleanUp> {
  const leftovers = findLeftovers(exchanges, findRoute);
  if (leftovers.length > 0) {
    onProgress(`Deleting ${formatCount(leftovers.length, 'record')} that the run has created …`);
  }
  return cleanUp(leftovers, calls.createCleanUpCall(), routeOf, tokens.Admin, isImplemented, existing);
}

/** Describes calls without a response, from which nothing follows about the server. */
function unansweredCalls(exchanges: readonly Exchange[]): string[] {
  const unanswered = exchanges.filter(({ response }) => !response);
  const groups = Map.groupBy(unanswered, ({ operationId, request, failure }) =>
    [operationId ?? request.method, failure].join(': '),
  );
  return [...groups].map(([problem, calls]) => {
    const others = calls.length > 1 ? ` and ${formatCount(calls.length - 1, 'more call')}` : '';
    return `${problem} (${calls[0]?.step}${others})`;
  });
}

/** Calls paths that the contract does not have, to recognize operations that the server does not have. */
function callUnknownPaths(call: Call, token: string | undefined): Promise<Exchange[]> {
  const headers = {
    accept: 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return pool(1, ['GET', 'POST', 'PUT', 'DELETE'], (method) =>
    call('an unknown path', { method, url: `/${unknownId}/${unknownId}`, headers, body: undefined }),
  );
}

function routeOf(operationId: string): Route {
  const route = routesOf(document).find(({ operation }) => operation.operationId === operationId);
  if (!route) throw new Error(`The contract has no operation '${operationId}'.`);
  return route;
}
