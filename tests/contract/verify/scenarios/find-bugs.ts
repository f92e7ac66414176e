import { expect, test } from 'vitest';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { createCaller } from '#openapi/tools/verify/calls/caller.ts';
import type { Exchange } from '#openapi/tools/verify/calls/exchange.ts';
import { createFindRoute } from '#openapi/tools/verify/calls/find-route.ts';
import { document } from '#openapi/tools/verify/contract.ts';
import { createJudge, type Finding } from '#openapi/tools/verify/judge/judge.ts';
import { createFindLostValues } from '#openapi/tools/verify/judge/lost-values.ts';
import { createPlan, type VerifyOptions } from '#openapi/tools/verify/run/plan.ts';
import { verify } from '#openapi/tools/verify/run/verify.ts';
import { runScenarios } from '#openapi/tools/verify/scenarios/run.ts';
import type { Verdict } from '#openapi/tools/verify/verdict/verdict.ts';
import { withBug, type Bug } from '../servers/faulty-server.ts';
import type { MockUnderTest } from '../servers/mock-under-test.ts';

const findRoute = createFindRoute(document);
const judge = createJudge(document, createValidator(document), findRoute);
const findLostValues = createFindLostValues(document, findRoute);

/** Each entry: description, the scenario that must find the bug, the bug, and the finding. */
export type ScenarioBug = [
  description: string,
  scenario: string,
  bug: () => Bug | Promise<Bug>,
  found: { operation: string; step?: string; pointer?: string; expected?: string; actual?: string },
];

type FindingSummary = Omit<Finding, 'exchange'>;

export function testBugs(mock: MockUnderTest, bugs: readonly ScenarioBug[]): void {
  test.each(bugs)('contract:verify finds %s', async (_description, scenario, bug, found) => {
    const findings = await withBug(mock.url, await bug(), (url) => runAlone(mock, scenario, url));
    expect(findings).toContainEqual(expect.objectContaining(found));
  });
}

/** Returns a function that runs these scenarios and checks a tag with few operations. */
export const verifyWith =
  (mock: MockUnderTest, ...scenarios: string[]) =>
  (server: string): Promise<Verdict> =>
    verify({ server, environment: mock.environmentWithoutFaults, only: ['Payments'], scenarios });

export const verifyTerms = (
  mock: MockUnderTest,
  bug: Bug,
  options: Partial<VerifyOptions> = {},
): Promise<Verdict> =>
  withBug(mock.url, bug, (server) =>
    verify({ server, environment: mock.environment, only: ['Terms'], scenarios: ['terms'], ...options }),
  );

/** Runs a scenario without probes, which could find the bug instead. */
async function runAlone(mock: MockUnderTest, scenario: string, server: string): Promise<FindingSummary[]> {
  const environment = mock.environmentWithoutFaults;
  const adminToken = await mock.signIn('Admin');
  const plan = createPlan({ server, environment, scenarios: [scenario] }, { Admin: adminToken });
  if (plan.chosen.length !== 1) throw new Error(`There is no scenario ${scenario}.`);
  const exchanges: Exchange[] = [];
  const record = (exchange: Exchange) => void exchanges.push(exchange);
  const found: Finding[] = [];
  await runScenarios({
    ...plan,
    adminToken,
    fixtures: environment.fixtures,
    call: createCaller({ server, timeout: 10_000, findRoute, record, signal: undefined }),
    signal: undefined,
    report: ({ finding, problem }) => {
      if (problem !== undefined) throw new Error(problem);
      if (finding) found.push(finding);
    },
  });
  // Drop the exchanges, which a failing test would print.
  const judged = exchanges.flatMap((exchange) => judge(exchange));
  return [...found, ...judged, ...(await findLostValues(exchanges))].map(
    ({ exchange: _exchange, ...summary }) => summary,
  );
}
