import { beforeAll, describe, expect, test } from 'vitest';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { createCaller } from '#openapi/tools/verify/calls/caller.ts';
import type { Exchange } from '#openapi/tools/verify/calls/exchange.ts';
import { createFindRoute } from '#openapi/tools/verify/calls/find-route.ts';
import { document } from '#openapi/tools/verify/contract.ts';
import { createJudge, type Finding } from '#openapi/tools/verify/judge/judge.ts';
import { createPlan, type VerifyOptions } from '#openapi/tools/verify/run/plan.ts';
import { verify } from '#openapi/tools/verify/run/verify.ts';
import type { Verdict } from '#openapi/tools/verify/verdict/verdict.ts';
import { runWorkflows } from '#openapi/tools/verify/workflows/run.ts';
import { withBug, type Bug } from '../servers/faulty-server.ts';
import type { MockUnderTest } from '../servers/mock-under-test.ts';

const findRoute = createFindRoute(document);
const judge = createJudge(document, createValidator(document), findRoute);

/** Each entry: description, the workflow that must find the bug, the bug, and the finding. */
export type WorkflowBug = [
  description: string,
  workflow: string,
  bug: () => Bug | Promise<Bug>,
  found: { operation: string; step?: string; pointer?: string; actual?: string },
];

type FindingSummary = Omit<Finding, 'exchange'>;

/**
 * Tests each bug. One server has all bugs of a batch, because starting Respect takes longer than a workflow. No bug
 * may affect another workflow of its batch.
 */
export function testBugs(mock: MockUnderTest, bugBatches: readonly (readonly WorkflowBug[])[]): void {
  describe.each(bugBatches.map((batch) => ({ batch })))('contract:verify', ({ batch }) => {
    let findings: FindingSummary[];
    beforeAll(async () => {
      const bugs = await Promise.all(batch.map(async ([, , bug]) => bug()));
      const ids = batch.map(([, workflow]) => workflow);
      findings = await withBug(mock.url, bugs, (url) => runAlone(mock, ids, url));
    });

    test.each(batch)('finds %s', (_description, _workflow, _bug, found) => {
      expect(findings).toContainEqual(expect.objectContaining(found));
    });
  });
}

/** Returns a function that runs these workflows and checks a tag with few operations. */
export const verifyWith =
  (mock: MockUnderTest, ...workflows: string[]) =>
  (server: string): Promise<Verdict> =>
    verify({ server, environment: mock.environmentWithoutFaults, only: ['Payments'], workflows });

export const verifyTerms = (
  mock: MockUnderTest,
  bug: Bug,
  options: Partial<VerifyOptions> = {},
): Promise<Verdict> =>
  withBug(mock.url, bug, (server) =>
    verify({ server, environment: mock.environment, only: ['Terms'], workflows: ['terms'], ...options }),
  );

/**
 * Runs workflows without probes, which could find the bug instead.
 * @param ids the workflowIds
 * @throws Error when an id is unknown or repeated
 */
async function runAlone(
  mock: MockUnderTest,
  ids: readonly string[],
  server: string,
): Promise<FindingSummary[]> {
  const environment = mock.environmentWithoutFaults;
  const plan = createPlan({ server, environment, workflows: ids }, { Admin: await mock.signIn('Admin') });
  if (plan.chosen.length < ids.length) {
    throw new Error(`These are not ${ids.length} different workflows: ${ids.join(', ')}.`);
  }
  const exchanges: Exchange[] = [];
  const record = (exchange: Exchange) => void exchanges.push(exchange);
  const found = await runWorkflows({
    ...plan,
    fixtures: environment.fixtures,
    call: createCaller({ server, timeout: 10_000, findRoute, record, signal: undefined }),
    exchanges,
    signal: undefined,
    report: (problem) => {
      throw new Error(problem);
    },
  });
  // Drop the exchanges, which a failing test would print.
  return [...found, ...exchanges.flatMap((exchange) => judge(exchange))].map(
    ({ exchange: _exchange, ...summary }) => summary,
  );
}
