import { expect, test } from 'vitest';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { createCaller } from '#openapi/tools/verify/calls/caller.ts';
import type { Exchange } from '#openapi/tools/verify/calls/exchange.ts';
import { createFindRoute } from '#openapi/tools/verify/calls/find-route.ts';
import { document } from '#openapi/tools/verify/contract.ts';
import { createJudge, type Finding } from '#openapi/tools/verify/judge.ts';
import type { VerifyOptions } from '#openapi/tools/verify/plan.ts';
import type { Verdict } from '#openapi/tools/verify/verdict.ts';
import { verify } from '#openapi/tools/verify/verify.ts';
import { readWorkflows } from '#openapi/tools/verify/workflows/choose.ts';
import { runWorkflows } from '#openapi/tools/verify/workflows/run.ts';
import { withFault, type Fault } from './faulty-server.ts';
import type { MockUnderTest } from './mock-under-test.ts';

const findRoute = createFindRoute(document);
const judge = createJudge(document, createValidator(document), findRoute);

/** What a server does wrong, the workflow that has to find it, how to do it, and what the kit then says. */
export type WorkflowFault = [
  what: string,
  workflow: string,
  fault: () => Fault | Promise<Fault>,
  found: { operation: string; step?: string; pointer?: string; actual?: string },
];

/** A test for each fault, several at a time: each has its own server in front of the mock, and its own records. */
export function testFaults(mock: MockUnderTest, faults: readonly WorkflowFault[]): void {
  test.concurrent.each(faults)(
    'finds %s',
    async (_what, workflow, fault, found) => {
      const findings = await withFault(mock.url, await fault(), (url) => runAlone(mock, workflow, url));
      expect(findings).toContainEqual(expect.objectContaining(found));
    },
    60_000,
  );
}

/** Returns a run with these workflows, then all that follows. Few operations have this tag: the workflows find the faults. */
export const verifyWith =
  (mock: MockUnderTest, ...workflows: string[]) =>
  (server: string): Promise<Verdict> =>
    verify({ server, environment: mock.environmentWithoutFaults, only: ['Payments'], workflows });

/** Checks the operations of Terms, by their own workflow and all that follows, on a server with one fault. */
export const verifyTerms = (
  mock: MockUnderTest,
  fault: Fault,
  options: Partial<VerifyOptions> = {},
): Promise<Verdict> =>
  withFault(mock.url, fault, (server) =>
    verify({ server, environment: mock.environment, only: ['Terms'], workflows: ['terms'], ...options }),
  );

/** How many there were: what each creates has names of its own. */
let runs = 0;

/**
 * Runs one workflow, and nothing else: a probe must not find what a workflow has to find.
 *
 * @param id the workflowId
 * @throws Error when there is no such workflow
 */
async function runAlone(mock: MockUnderTest, id: string, server: string): Promise<Finding[]> {
  const workflows = readWorkflows();
  const chosen = workflows.filter((workflow) => workflow.id === id);
  if (chosen.length === 0) throw new Error(`There is no workflow ${id}.`);
  runs += 1;
  const mark = `verify-fault-${runs}`;
  const exchanges: Exchange[] = [];
  const record = (exchange: Exchange) => void exchanges.push(exchange);
  const found = await runWorkflows({
    chosen,
    others: workflows.filter((workflow) => workflow.id !== id),
    inputs: { adminToken: await mock.signIn('Admin'), mark, password: 'Vp7!of-everybody' },
    fixtures: mock.environment.fixtures,
    call: createCaller({ server, timeout: 10_000, findRoute, record, signal: undefined }),
    exchanges,
    signal: undefined,
    report: (problem) => {
      throw new Error(problem);
    },
  });
  return [...found, ...exchanges.flatMap((exchange) => judge(exchange))];
}
