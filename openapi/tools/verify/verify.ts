/**
 * Checks a running server against the contract: `npm run contract:verify -- --server https://staging.example.org/api`. `--env`
 * names the file with the accounts, `--only` a tag, and with `--read-only` nothing but GET is sent besides the sign-ins.
 *
 * Exit code 0: nothing found. 1: the server deviates. 2: the kit could not begin.
 */
import { parseArgs } from 'node:util';
import contract from '../../contract.gen.json' with { type: 'json' };
import { routesOf, type ContractDocument, type Route } from '../document.ts';
import { createValidator } from '../validator/validator.ts';
import { createCaller, type Call } from './calls/caller.ts';
import type { Exchange } from './calls/exchange.ts';
import { createFindRoute } from './calls/find-route.ts';
import { startRecordingProxy } from './calls/recording-proxy.ts';
import { cleanUp, leftovers } from './cleanup.ts';
import { coverageOf, type Coverage } from './coverage.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { createJudge, type Finding } from './judge.ts';
import { pool } from './pool.ts';
import { signInAll, type Preflight } from './preflight.ts';
import { accessProbes, type Probe } from './probes/access.ts';
import { createMask } from './secrets.ts';
import { runWorkflows, workflowFiles } from './workflows.ts';

export interface VerifyOptions {
  server: string;
  environment: Environment;
  /** Sends nothing but GET besides the sign-ins. */
  isReadOnly: boolean;
  /** Tags of the contract; all of them if there is none. */
  only: readonly string[];
  /** Milliseconds that a response may take. */
  timeout: number;
}

export interface Verdict {
  findings: Finding[];
  exchanges: Exchange[];
  coverage: Coverage;
  /** What could not be tried, and which fixture is missing for it. */
  skipped: string[];
  /** What the kit created and could not delete: the deletion and the id. */
  remaining: string[];
}

/** At a time: a server for testing should not be taken for one under attack. */
const concurrency = 4;

const document = contract as unknown as ContractDocument;

/** @throws Error when the server cannot be reached, or an account of the environment cannot sign in */
export async function verify(options: VerifyOptions): Promise<Verdict> {
  const findRoute = createFindRoute(document);
  const judge = createJudge(document, createValidator(document), findRoute);
  const exchanges: Exchange[] = [];
  const call = createCaller({
    server: options.server.replace(/\/+$/, ''),
    timeout: options.timeout,
    findRoute,
    record: (exchange) => exchanges.push(exchange),
  });
  const { tokens, problems, missing } = await signInAll(call, options.environment);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const isIncluded = ({ method, operation }: Route) =>
    (options.only.length === 0 || options.only.includes(operation.tags[0])) &&
    (!options.isReadOnly || method === 'get');
  const workflowFindings = await verifyWorkflows(call, exchanges, tokens, options);
  const { expiredToken: expired } = options.environment;
  const probes = await accessProbes(document, { roles: tokens, expired }, isIncluded);
  const refused = await pool(concurrency, probes, async (probe) => {
    const exchange = await call(probe.step, probe.request);
    return statusFindings(probe, exchange);
  });
  const remaining = await cleanUp(leftovers(exchanges, findRoute), call, pathOf, tokens.Admin);
  const findings = [
    ...workflowFindings,
    ...refused.flat(),
    ...exchanges.flatMap((exchange) => judge(exchange)),
  ];
  return {
    findings,
    exchanges,
    coverage: coverageOf(document, exchanges, () => 'not tried'),
    skipped: missing.map((name) => `fixture ${name} missing`),
    remaining: remaining.map(({ deletion, id }) => `${deletion} ${id}`),
  };
}

/** What the workflows of the chosen tags expected and did not find. */
async function verifyWorkflows(
  call: Call,
  exchanges: readonly Exchange[],
  tokens: Preflight['tokens'],
  { only, isReadOnly }: VerifyOptions,
): Promise<Finding[]> {
  // Every workflow creates what it works with.
  if (isReadOnly) return [];
  const files = workflowFiles(document, only);
  const inputs = Object.fromEntries(
    Object.entries(tokens).map(([role, token]) => [
      `${role.charAt(0).toLowerCase()}${role.slice(1)}Token`,
      token,
    ]),
  );
  const first = exchanges.length;
  const proxy = await startRecordingProxy(call, () => 'workflow');
  try {
    const mark = `verify-${Date.now().toString(36)}`;
    const password = `Verify-1${crypto.randomUUID()}`;
    const server = proxy.url;
    const steps = await runWorkflows({ files, server, inputs: { ...inputs, mark, password, server } });
    const sent = steps.filter(({ hasSent }) => hasSent);
    for (const [index, { step }] of sent.entries()) {
      const exchange = exchanges[first + index];
      if (exchange) exchange.step = step;
    }
    return steps.flatMap(({ step, failures }) => {
      const exchange = exchanges.find((one) => one.step === step);
      const operation = exchange?.operationId ?? step;
      return failures.map((failure) => ({
        operation,
        step,
        pointer: '',
        expected: failure,
        actual: `status ${exchange?.response?.status ?? 'unknown'}`,
        exchange,
      }));
    });
  } finally {
    await proxy.close();
  }
}

function pathOf(operationId: string): string {
  const route = routesOf(document).find(({ operation }) => operation.operationId === operationId);
  if (!route) throw new Error(`The contract has no operation '${operationId}'.`);
  return route.path;
}

function statusFindings({ operation, step, status }: Probe, exchange: Exchange): Finding[] {
  const actual = exchange.response?.status;
  if (actual === undefined || actual === status) return [];
  return [
    { operation, step, pointer: '', expected: `status ${status}`, actual: `status ${actual}`, exchange },
  ];
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      server: { type: 'string' },
      env: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      'read-only': { type: 'boolean', default: false },
      timeout: { type: 'string', default: '10' },
    },
  });
  if (values.server === undefined) {
    throw new Error('Name the server: --server https://staging.example.org/api');
  }
  const started = performance.now();
  const environment = await readEnvironment(values.env);
  const verdict = await verify({
    server: values.server,
    environment,
    isReadOnly: values['read-only'],
    only: values.only,
    timeout: Number(values.timeout) * 1000,
  });
  const mask = createMask(environment.secrets);
  for (const { operation, step, pointer, expected, actual } of verdict.findings) {
    console.log(mask(`${operation} (${step}) ${pointer}: expected ${expected}, got ${actual}`));
  }
  for (const record of verdict.remaining) console.log(`left on the server: ${record}`);
  for (const reason of verdict.skipped) console.log(`skipped: ${reason}`);
  const { operations, statuses } = verdict.coverage;
  console.log(
    `${verdict.exchanges.length} calls, ${verdict.findings.length} findings, ${operations.covered} of ${operations.total} ` +
      `operations, ${statuses.covered} of ${statuses.total} status codes, ${Math.round(performance.now() - started)} ms.`,
  );
  return verdict.findings.length > 0 ? 1 : 0;
}

if (import.meta.main) {
  process.exitCode = await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  });
}
