import { routesOf, type Route } from '../document.ts';
import { createValidator } from '../validator/validator.ts';
import { createCaller } from './calls/caller.ts';
import type { Exchange } from './calls/exchange.ts';
import { createFindRoute } from './calls/find-route.ts';
import { watchServer } from './calls/lost-server.ts';
import { cleanUp, leftovers } from './cleanup.ts';
import { document } from './contract.ts';
import { withoutFollowUps } from './follow-ups.ts';
import { createJudge, type Finding } from './judge.ts';
import { isAbsent } from './operation-results.ts';
import { planFor, type VerifyOptions } from './plan.ts';
import { signInAll } from './preflight.ts';
import { runFailures, runProbes } from './probes/probes.ts';
import { readEverything } from './probes/reads.ts';
import { counted } from './report/groups.ts';
import { verdictOf, type Verdict } from './verdict.ts';
import { runWorkflows } from './workflows/run.ts';

/** Milliseconds. */
const usualTimeout = 10_000;

/**
 * Checks a running server: signs in with each account, runs the workflows, sends the probes, and deletes what it created.
 *
 * @throws Error when the server cannot be reached, or an account of the environment cannot sign in
 */
export async function verify(options: VerifyOptions): Promise<Verdict> {
  const { environment, onProgress = () => {} } = options;
  const exchanges: Exchange[] = [];
  const { watch, signal: lost } = watchServer();
  const signal = AbortSignal.any([lost, ...(options.signal ? [options.signal] : [])]);
  const findRoute = createFindRoute(document);
  const caller = {
    server: options.server.replace(/\/+$/, ''),
    timeout: options.timeout ?? usualTimeout,
    findRoute,
    record: (exchange: Exchange) => {
      exchanges.push(exchange);
      watch(exchange);
    },
  };
  const call = createCaller({ ...caller, signal });
  /** For what follows also when the run was ended. */
  const finalCall = createCaller({ ...caller, signal: undefined });
  const { tokens, problems, missing: missingAccounts } = await signInAll(call, caller.server, environment);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const plan = planFor(options, tokens);
  const findings: Finding[] = [];
  // What keeps one part from its work keeps none of the others.
  const attempt = async (work: () => Promise<Finding[]>) => {
    try {
      findings.push(...(await work()));
    } catch (error) {
      // Why a run has ended before its time is said once, after all of its parts.
      if (!signal.aborted) problems.push(error instanceof Error ? error.message : String(error));
    }
  };
  const context = { document, routes: plan.routes, tokens };
  onProgress(`Signed in as ${Object.keys(tokens).join(', ') || 'nobody'}.`);
  if (plan.chosen.length > 0) onProgress(`Running ${counted(plan.chosen.length, 'workflow')} …`);
  const failedSteps: string[] = [];
  await attempt(() =>
    runWorkflows({
      ...plan,
      fixtures: environment.fixtures,
      call,
      exchanges,
      signal,
      report: (problem, step) => {
        if (!problems.includes(problem)) problems.push(problem);
        failedSteps.push(step);
      },
    }),
  );
  failedSteps.push(...findings.map(({ step }) => step));
  if (!signal.aborted) onProgress('Sending each operation valid and invalid requests …');
  await attempt(() => readEverything({ ...context, call }));
  await attempt(() => runProbes({ ...options, ...context }, call));
  const { faults } = environment.fixtures;
  if (faults !== undefined) await attempt(() => runFailures(context, finalCall, faults, signal));
  if (signal.aborted && signal.reason instanceof Error) problems.push(signal.reason.message);

  const judge = createJudge(document, createValidator(document), findRoute);
  // A server that is gone deviates in nothing any more.
  const judgeAll = (some: readonly Exchange[]) =>
    some
      .filter(({ response }) => !lost.aborted || response !== undefined)
      .flatMap((exchange) => judge(exchange));
  const judged = judgeAll(exchanges);
  const tried = exchanges.length;
  const left = leftovers(exchanges, findRoute);
  if (left.length > 0) onProgress(`Deleting ${counted(left.length, 'record')} that the run has created …`);
  const remaining = await cleanUp(
    left,
    finalCall,
    routeOf,
    tokens.Admin,
    (operation) =>
      !isAbsent(
        exchanges.filter(({ operationId }) => operationId === operation),
        [...findings, ...judged].filter((finding) => finding.operation === operation),
      ),
  );
  judged.push(...judgeAll(exchanges.slice(tried)));
  return verdictOf({
    options,
    plan,
    findings: withoutFollowUps(findings, judged),
    exchanges,
    missingAccounts,
    failedSteps,
    isCutShort: signal.aborted,
    remaining: remaining.map(({ deletion, id }) => `${deletion} ${id}`),
    problems,
  });
}

function routeOf(operationId: string): Route {
  const route = routesOf(document).find(({ operation }) => operation.operationId === operationId);
  if (!route) throw new Error(`The contract has no operation '${operationId}'.`);
  return route;
}
