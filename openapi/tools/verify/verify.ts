import { randomBytes } from 'node:crypto';
import contract from '../../contract.gen.json' with { type: 'json' };
import { routesOf, type ContractDocument, type Route } from '../document.ts';
import { createValidator } from '../validator/validator.ts';
import { createCaller } from './calls/caller.ts';
import type { Exchange } from './calls/exchange.ts';
import { createFindRoute } from './calls/find-route.ts';
import { cleanUp, leftovers } from './cleanup.ts';
import { coverageOf, createReasonFor, type Coverage } from './coverage.ts';
import type { Environment } from './environment.ts';
import { createJudge, type Finding } from './judge.ts';
import { isAbsent, operationResults, type OperationResult } from './operation-results.ts';
import { signInAll, type Preflight } from './preflight.ts';
import { probesFor, runProbes } from './probes/probes.ts';
import { readEverything } from './probes/reads.ts';
import { createMask } from './secrets.ts';
import { applyWaivers, type WaivedFinding, type Waiver } from './waivers.ts';
import { missingFor, readWorkflows } from './workflows/choose.ts';
import { runWorkflows } from './workflows/run.ts';

export interface VerifyOptions {
  server: string;
  environment: Environment;
  /** Sends nothing but GET besides the sign-ins. */
  isReadOnly?: boolean;
  /** Tags of the contract; all of them if there is none. */
  only?: readonly string[];
  /** Ids of workflows; all that call an operation of these tags if there is none. */
  workflows?: readonly string[];
  /** Sends every request that is invalid in one place, instead of a few for each operation. */
  isFuzzing?: boolean;
  /** Sends bodies of 16 MB, to see that they are refused. */
  hasLargeBodies?: boolean;
  /** Known deviations. */
  waivers?: readonly Waiver[];
  /** Milliseconds that a response may take. */
  timeout?: number;
  /** Ends the run. What was created is deleted all the same. */
  signal?: AbortSignal;
}

export interface Verdict {
  /** What the server does otherwise than the contract says, without what is waived and what is not implemented. */
  findings: Finding[];
  waived: WaivedFinding[];
  /** What to do about the waivers themselves, a sentence each. */
  notes: string[];
  /** What became of each operation, in the order of the contract. */
  operations: OperationResult[];
  exchanges: Exchange[];
  coverage: Coverage;
  /** What could not be tried, and why, a sentence each. */
  skipped: string[];
  /** What the kit created and could not delete: the deletion and the id. */
  remaining: string[];
  /** What kept the kit from doing its work. */
  problems: string[];
  /** Hides every secret of this run in a text. */
  mask: (text: string) => string;
}

export const document = contract as unknown as ContractDocument;

/**
 * Checks a running server: signs in with each account, runs the workflows, sends the probes, and deletes what it created.
 *
 * @throws Error when the server cannot be reached, or an account of the environment cannot sign in
 */
export async function verify(options: VerifyOptions): Promise<Verdict> {
  const { environment, only = [], isReadOnly = false, timeout = 10_000, signal } = options;
  const findRoute = createFindRoute(document);
  const exchanges: Exchange[] = [];
  const server = options.server.replace(/\/+$/, '');
  const record = (exchange: Exchange) => void exchanges.push(exchange);
  const call = createCaller({ server, timeout, findRoute, record, signal });
  const { tokens, problems, missing: missingAccounts } = await signInAll(call, environment);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const routes = routesOf(document).filter(
    ({ method, operation }) =>
      (only.length === 0 || only.includes(operation.tags[0])) && (!isReadOnly || method === 'get'),
  );
  const inputs = inputsFor(tokens);
  const workflows = readWorkflows().map((workflow) => ({
    ...workflow,
    isChosen:
      !isReadOnly &&
      (options.workflows?.includes(workflow.id) ??
        routes.some(({ operation }) => workflow.operations.includes(operation.operationId))),
    missing: missingFor(workflow, Object.keys(inputs), environment.fixtures),
  }));
  const canRun = ({ isChosen, missing }: (typeof workflows)[number]) => isChosen && missing.length === 0;
  const findings: Finding[] = [];
  const attempt = async (work: () => Promise<Finding[] | void>) => {
    try {
      findings.push(...((await work()) ?? []));
    } catch (error) {
      // Whoever has ended the run knows that it has ended.
      if (!signal?.aborted) problems.push(error instanceof Error ? error.message : String(error));
    }
  };
  const chosen = workflows.filter(canRun);
  const others = workflows.filter((workflow) => !canRun(workflow));
  const { fixtures } = environment;
  await attempt(() => runWorkflows({ chosen, others, inputs, fixtures, call, exchanges, signal }));
  await attempt(() => readEverything({ document, routes, tokens, call }));
  await attempt(async () => {
    const probes = await probesFor({ ...options, document, routes, tokens });
    return runProbes(probes, call, fixtures.faults);
  });
  // Without the signal: the clean-up follows also when the run was ended.
  const finalCall = createCaller({ server, timeout, findRoute, record, signal: undefined });
  const isThere = (operation: string) =>
    !isAbsent(exchanges.filter(({ operationId }) => operationId === operation));
  const created = leftovers(exchanges, findRoute);
  const remaining = await cleanUp(created, finalCall, routeOf, tokens.Admin, isThere);
  const judge = createJudge(document, createValidator(document), findRoute);
  findings.push(...exchanges.flatMap((exchange) => judge(exchange)));
  const { open, waived, notes } = applyWaivers(findings, options.waivers ?? [], today());
  const reasonFor = createReasonFor({ ...options, workflows });
  const operations = operationResults({
    routes,
    findings: open,
    waived: waived.map(({ finding }) => finding),
    exchanges,
    reasonFor,
  });
  const absent = operations.filter(({ state }) => state === 'absent').map(({ operation }) => operation);
  const secrets = Object.entries(inputs).filter(([name]) => /token$|^password$/i.test(name));
  return {
    findings: open.filter(({ operation }) => !absent.includes(operation)),
    waived,
    notes,
    operations,
    exchanges,
    coverage: coverageOf(routes, exchanges, reasonFor),
    skipped: [
      ...missingAccounts.map((variable) => `Without ${variable} nothing is tried as that role.`),
      ...workflows
        .filter((one) => one.isChosen && one.missing.length > 0)
        .map((one) => `The workflow ${one.id} is skipped: ${one.missing.join(' and ')} missing.`),
    ],
    remaining: remaining.map(({ deletion, id }) => `${deletion} ${id}`),
    problems,
    mask: createMask([...environment.secrets, ...secrets.map(([, value]) => value)]),
  };
}

/** What the workflows may refer to. */
function inputsFor(tokens: Preflight['tokens']): Record<string, string> {
  const ofRoles = Object.entries(tokens).map(([role, token]) => [
    `${role.charAt(0).toLowerCase()}${role.slice(1)}Token`,
    token,
  ]);
  return {
    ...(Object.fromEntries(ofRoles) as Record<string, string>),
    mark: `verify-${Date.now().toString(36)}`,
    // Of the accounts that the workflows create. It has a character of each kind that a password needs.
    password: `Vp7!${randomBytes(9).toString('base64url')}`,
    in29Days: inDays(29),
    in31Days: inDays(31),
  };
}

const today = () => new Date().toISOString().slice(0, 10);

/** The date-time so many days from now: a workflow cannot calculate. */
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

function routeOf(operationId: string): Route {
  const route = routesOf(document).find(({ operation }) => operation.operationId === operationId);
  if (!route) throw new Error(`The contract has no operation '${operationId}'.`);
  return route;
}
