import { routesOf, type Route } from '../../document.ts';
import { createValidator } from '../../validator/validator.ts';
import { createCaller, type Call } from '../calls/caller.ts';
import type { Exchange } from '../calls/exchange.ts';
import { createFindRoute, createOperationOf } from '../calls/find-route.ts';
import { pool } from '../calls/pool.ts';
import { detectUnreachableServer } from '../calls/unreachable-server.ts';
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
import { createPlan, type VerifyOptions } from './plan.ts';
import { signInAll } from './sign-in.ts';

const usualTimeout = 10_000;

const validator = createValidator(document);

/**
 * Checks a running server: signs in with each account, runs the scenarios, sends the probes, and deletes the
 * created records.
 * @throws Error when the server cannot be reached, or an account cannot sign in
 */
export async function verify(options: VerifyOptions): Promise<Verdict> {
  const { environment, isReadOnly, onProgress = () => {} } = options;
  const exchanges: Exchange[] = [];
  const unreachable = new AbortController();
  const signal = AbortSignal.any([unreachable.signal, ...(options.signal ? [options.signal] : [])]);
  const findRoute = createFindRoute(document);
  const caller = {
    server: options.server.replace(/\/+$/, ''),
    timeout: options.timeout ?? usualTimeout,
    origin: options.origin,
    findRoute,
    record: (exchange: Exchange) => void exchanges.push(exchange),
  };
  const callUnrecorded = createCaller({ ...caller, record: () => {}, signal: undefined });
  const call = detectUnreachableServer(createCaller({ ...caller, signal }), callUnrecorded, (reason) =>
    unreachable.abort(reason),
  );
  const { tokens, problems, missing: missingAccounts } = await signInAll(call, caller.server, environment);
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));

  const plan = createPlan(options, tokens);
  const findings: Finding[] = [];
  const report = (problem: string) => void (problems.includes(problem) || problems.push(problem));
  const attempt = async (work: () => Promise<Finding[]>) => {
    try {
      findings.push(...(await work()));
    } catch (error) {
      // The reason why the run was aborted is reported once, at the end.
      if (!signal.aborted) report(error instanceof Error ? error.message : String(error));
    }
  };
  const context = { document, routes: plan.routes, tokens };
  const unknownPaths = isReadOnly ? [] : await callUnknownPaths(callUnrecorded, tokens.Admin);
  const existing = isReadOnly ? new Set<string>() : await existingIds(document, callUnrecorded, tokens.Admin);
  onProgress(`Signed in as ${Object.keys(tokens).join(', ') || 'no account'}.`);
  if (plan.chosen.length > 0) onProgress(`Running ${formatCount(plan.chosen.length, 'scenario')} …`);
  const ended: ScenarioEnd[] = [];
  await attempt(async () => {
    await runScenarios({
      ...plan,
      adminToken: tokens.Admin ?? '',
      fixtures: environment.fixtures,
      call,
      signal,
      existing,
      report: (end) => {
        ended.push(end);
        if (end.problem !== undefined) report(end.problem);
      },
    });
    return [];
  });
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
  const { faults } = environment.fixtures;
  // An injected fault must not remain for another client, even if the run is aborted.
  const failureCall = createCaller({ ...caller, signal: undefined });
  if (faults !== undefined) await attempt(() => runFaultProbes(context, failureCall, faults, signal));

  const operationOf = createOperationOf(findRoute);
  const judge = createJudge(document, validator, findRoute, plan.password);
  const findLostValues = createFindLostValues(document, findRoute);
  const judged: Finding[] = [];
  let judgedCount = 0;
  const judgeNew = () => {
    for (const exchange of exchanges.slice(judgedCount)) {
      const operation = operationOf(exchange);
      judged.push(...judge(exchange, operation), ...judgeCors(exchange, operation));
      judged.push(...judgeInternalDetails(exchange, operation));
    }
    judgedCount = exchanges.length;
  };
  judgeNew();
  const expectations = () => [...ended.flatMap(({ finding }) => finding ?? []), ...findings];
  const findAbsent = () => absentOperations(exchanges, [...expectations(), ...judged], unknownPaths);
  const absentBefore = findAbsent();
  const isImplemented = (operation: string) => !absentBefore.has(operation);
  const routes = plan.routes.filter(({ operation }) => isImplemented(operation.operationId));
  const { origin } = options;
  const probe = () => probeTransport({ ...context, routes, call, validator, origin });
  if (!isReadOnly) await attempt(probe);
  if (signal.aborted && signal.reason instanceof Error) report(signal.reason.message);

  const leftovers = findLeftovers(exchanges, findRoute);
  if (leftovers.length > 0) {
    onProgress(`Deleting ${formatCount(leftovers.length, 'record')} that the run has created …`);
  }
  const cleanUpAbort = new AbortController();
  const remaining = await cleanUp(
    leftovers,
    detectUnreachableServer(createCaller({ ...caller, signal: cleanUpAbort.signal }), callUnrecorded, () =>
      cleanUpAbort.abort(),
    ),
    routeOf,
    tokens.Admin,
    isImplemented,
    existing,
  );
  judgeNew();
  judged.push(...(await findLostValues(exchanges)));
  judged.push(...inconsistentServerErrors(exchanges), ...unsafeIdFindings(exchanges, existing));
  if (!unreachable.signal.aborted) for (const problem of unansweredCalls(exchanges)) report(problem);
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
