import { routesOf, type Route } from '../document.ts';
import { createValidator } from '../validator/validator.ts';
import { createCaller } from './calls/caller.ts';
import type { Exchange } from './calls/exchange.ts';
import { createFindRoute } from './calls/find-route.ts';
import { cleanUp, leftovers } from './cleanup.ts';
import { document } from './contract.ts';
import { createJudge, type Finding } from './judge.ts';
import { isAbsent } from './operation-results.ts';
import { planFor, type VerifyOptions } from './plan.ts';
import { signInAll } from './preflight.ts';
import { probesFor, runProbes } from './probes/probes.ts';
import { readEverything } from './probes/reads.ts';
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
  const { environment, signal } = options;
  const exchanges: Exchange[] = [];
  const findRoute = createFindRoute(document);
  const caller = {
    server: options.server.replace(/\/+$/, ''),
    timeout: options.timeout ?? usualTimeout,
    findRoute,
    record: (exchange: Exchange) => void exchanges.push(exchange),
  };
  const call = createCaller({ ...caller, signal });
  const { tokens, problems, missing: missingAccounts } = await signInAll(call, environment);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const plan = planFor(options, tokens);
  const findings: Finding[] = [];
  // What keeps one part from its work keeps none of the others.
  const attempt = async (work: () => Promise<Finding[]>) => {
    try {
      findings.push(...(await work()));
    } catch (error) {
      // Whoever has ended the run knows that it has ended.
      if (!signal?.aborted) problems.push(error instanceof Error ? error.message : String(error));
    }
  };
  const context = { document, routes: plan.routes, tokens };
  await attempt(() => runWorkflows({ ...plan, fixtures: environment.fixtures, call, exchanges, signal }));
  await attempt(() => readEverything({ ...context, call }));
  await attempt(async () =>
    runProbes(await probesFor({ ...options, ...context }), call, environment.fixtures.faults),
  );

  const remaining = await cleanUp(
    leftovers(exchanges, findRoute),
    // It follows also when the run was ended.
    createCaller({ ...caller, signal: undefined }),
    routeOf,
    tokens.Admin,
    (operation) => !isAbsent(exchanges.filter(({ operationId }) => operationId === operation)),
  );
  const judge = createJudge(document, createValidator(document), findRoute, plan.inputs['password']);
  return verdictOf({
    options,
    plan,
    findings: [...findings, ...exchanges.flatMap((exchange) => judge(exchange))],
    exchanges,
    missingAccounts,
    remaining: remaining.map(({ deletion, id }) => `${deletion} ${id}`),
    problems,
  });
}

function routeOf(operationId: string): Route {
  const route = routesOf(document).find(({ operation }) => operation.operationId === operationId);
  if (!route) throw new Error(`The contract has no operation '${operationId}'.`);
  return route;
}
