import { beforeAll, describe, expect, test } from 'vitest';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { createCaller } from '#openapi/tools/verify/calls/caller.ts';
import type { Exchange } from '#openapi/tools/verify/calls/exchange.ts';
import { createFindRoute } from '#openapi/tools/verify/calls/find-route.ts';
import { document } from '#openapi/tools/verify/contract.ts';
import { createJudge, type Finding } from '#openapi/tools/verify/judge/judge.ts';
import { planFor, type VerifyOptions } from '#openapi/tools/verify/run/plan.ts';
import { verify } from '#openapi/tools/verify/run/verify.ts';
import type { Verdict } from '#openapi/tools/verify/verdict/verdict.ts';
import { runWorkflows } from '#openapi/tools/verify/workflows/run.ts';
import { withFault, type Fault } from '../servers/faulty-server.ts';
import type { MockUnderTest } from '../servers/mock-under-test.ts';

const findRoute = createFindRoute(document);
const judge = createJudge(document, createValidator(document), findRoute);

/** What a server does wrong, the workflow that has to find it, how to do it, and what the kit then says. */
export type WorkflowFault = [
  what: string,
  workflow: string,
  fault: () => Fault | Promise<Fault>,
  found: { operation: string; step?: string; pointer?: string; actual?: string },
];

/** What the kit says of a deviation. */
type Told = Omit<Finding, 'exchange'>;

/**
 * Tests each fault. All faults of a round are on one server, because starting Respect takes longer than a workflow; so no
 * fault may affect the workflow of another one in its round.
 */
export function testFaults(mock: MockUnderTest, rounds: readonly (readonly WorkflowFault[])[]): void {
  describe.each(rounds.map((round) => ({ round })))('workflows', ({ round }) => {
    let findings: Told[];
    beforeAll(async () => {
      const faults = await Promise.all(round.map(async ([, , fault]) => fault()));
      const ids = round.map(([, workflow]) => workflow);
      findings = await withFault(mock.url, faults, (url) => runAlone(mock, ids, url));
    });

    test.each(round)('find %s', (_what, _workflow, _fault, found) => {
      expect(findings).toContainEqual(expect.objectContaining(found));
    });
  });
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

/**
 * Runs workflows, and nothing else: a probe must not find what a workflow has to find.
 *
 * @param ids the workflowIds
 * @throws Error when there is no such workflow, or one is named twice
 */
async function runAlone(mock: MockUnderTest, ids: readonly string[], server: string): Promise<Told[]> {
  const environment = mock.environmentWithoutFaults;
  const plan = planFor({ server, environment, workflows: ids }, { Admin: await mock.signIn('Admin') });
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
  // Without the exchanges, which a failing test would print.
  return [...found, ...exchanges.flatMap((one) => judge(one))].map(
    ({ exchange: _exchange, ...told }) => told,
  );
}
