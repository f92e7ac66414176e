import { expect, test } from 'vitest';
import { routesOf } from '#openapi/tools/document.ts';
import { verify } from '#openapi/tools/verify/run/verify.ts';
import { document } from '../../contract.ts';
import { useMockUnderTest } from './mock-under-test.ts';

const mock = useMockUnderTest();

// Takes half a minute, or several minutes when all cores are busy.
const timeout = 400_000;

test(
  'verify passes every operation of the mock, and covers 90 % of the statuses and 95 % of the properties',
  { timeout },
  async () => {
    const { environment, url } = mock;
    // Other tests may slow down the machine.
    const verdict = await verify({ server: url, environment, timeout: 60_000 });
    const { findings, problems, remaining, skipped, operations, coverage } = verdict;
    expect({ findings, problems, remaining, skipped }).toEqual({
      findings: [],
      problems: [],
      remaining: [],
      skipped: [],
    });
    expect(operations.filter(({ state }) => state !== 'passed')).toEqual([]);
    expect(operations).toHaveLength(routesOf(document).length);
    const { covered, total, missing } = coverage.statuses;
    expect(covered / total).toBeGreaterThanOrEqual(0.9);
    expect(coverage.properties.covered / coverage.properties.total).toBeGreaterThanOrEqual(0.95);
    expect(missing.filter(({ reason }) => reason === '')).toEqual([]);
    expect(verdict.exchanges.length).toBeGreaterThan(2000);
  },
);

test('verify sends only GET requests in a read-only run, apart from sign-ins', async () => {
  const { environment, url } = mock;
  const { findings, exchanges } = await verify({ server: url, environment, isReadOnly: true });
  expect(findings).toEqual([]);
  const otherRequests = exchanges.filter(({ request }) => request.method !== 'GET');
  expect(new Set(otherRequests.map(({ request }) => request.url))).toEqual(new Set(['/auth/login']));
});

// One tag is enough: the bodies of all operations would be a gigabyte.
test('verify sends bodies that are too large, and the mock rejects them', async () => {
  const { environment, url } = mock;
  const { findings, exchanges } = await verify({
    server: url,
    environment,
    only: ['Terms'],
    scenarios: [],
    hasLargeBodies: true,
  });
  expect(findings).toEqual([]);
  const refused = exchanges.filter(({ response }) => response?.status === 413);
  expect(refused.map(({ operationId }) => operationId)).toEqual(['createTerm', 'updateTerm']);
});
