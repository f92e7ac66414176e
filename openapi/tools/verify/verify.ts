import { routesOf, type Route } from '../document.ts';
import { createValidator } from '../validator/validator.ts';
import { createCaller } from './calls/caller.ts';
import type { Exchange } from './calls/exchange.ts';
import { createFindRoute } from './calls/find-route.ts';
import { endInSilence } from './calls/silence.ts';
import { cleanUp, leftovers } from './cleanup.ts';
import { document } from './contract.ts';
import { existingIds, wrongIds } from './existing.ts';
import { differingFailures } from './fixed-message.ts';
import { createJudge, type Finding } from './judge.ts';
import { isAbsent } from './operation-results.ts';
import { planFor, type VerifyOptions } from './plan.ts';
import { signInAll } from './preflight.ts';
import { probesFor, runProbes } from './probes/probes.ts';
import { readEverything } from './probes/reads.ts';
import { probeTransport } from './probes/transport.ts';
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
  const silence = new AbortController();
  const stop = AbortSignal.any([silence.signal, ...(signal ? [signal] : [])]);
  const unrecorded = createCaller({ ...caller, record: () => {}, signal: undefined });
  const call = endInSilence(createCaller({ ...caller, signal: stop }), unrecorded, (reason) =>
    silence.abort(reason),
  );
  const { tokens, problems, missing: missingAccounts } = await signInAll(call, environment);
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));

  const plan = planFor(options, tokens);
  const findings: Finding[] = [];
  const report = (problem: string) => void (problems.includes(problem) || problems.push(problem));
  // What keeps one part from its work keeps none of the others.
  const attempt = async (work: () => Promise<Finding[]>) => {
    try {
      findings.push(...(await work()));
    } catch (error) {
      // Whoever has ended the run knows that it has ended.
      if (!stop.aborted) report(error instanceof Error ? error.message : String(error));
    }
  };
  const context = { document, routes: plan.routes, tokens };
  const existing = options.isReadOnly
    ? new Set<string>()
    : await existingIds(document, unrecorded, tokens.Admin);
  await attempt(() =>
    runWorkflows({
      ...plan,
      fixtures: environment.fixtures,
      call,
      exchanges,
      signal: stop,
      existing,
      report,
    }),
  );
  await attempt(() => readEverything({ ...context, call }));
  await attempt(async () =>
    runProbes(await probesFor({ ...options, ...context }), call, environment.fixtures.faults),
  );
  const isThere = (operation: string) =>
    !isAbsent(exchanges.filter(({ operationId }) => operationId === operation));
  const routes = plan.routes.filter(({ operation }) => isThere(operation.operationId));
  if (!options.isReadOnly) await attempt(() => probeTransport({ ...context, routes, call }));

  if (silence.signal.aborted) report((silence.signal.reason as Error).message);

  const end = new AbortController();
  const remaining = await cleanUp(
    leftovers(exchanges, findRoute),
    // It follows also when the run was ended.
    endInSilence(createCaller({ ...caller, signal: end.signal }), unrecorded, () => end.abort()),
    routeOf,
    tokens.Admin,
    isThere,
    existing,
  );
  const judge = createJudge(document, createValidator(document), findRoute, plan.inputs['password']);
  return verdictOf({
    options,
    plan,
    findings: [
      ...findings,
      ...differingFailures(exchanges),
      ...wrongIds(exchanges, existing),
      ...exchanges.flatMap((exchange) => judge(exchange)),
    ],
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
