import { expect, test } from 'vitest';
import { verify } from '#openapi/tools/verify/verify.ts';
import { useMockUnderTest } from './mock-under-test.ts';

const mock = useMockUnderTest();

test('the mock over HTTP passes its own kit, and nearly everything that is documented is seen', async () => {
  const { environment, url } = mock;
  // A machine that runs other tests beside this one may be slow.
  const verdict = await verify({ server: url, environment, hasLargeBodies: true, timeout: 60_000 });
  const { findings, problems, remaining, skipped, operations, coverage } = verdict;
  expect({ findings, problems, remaining, skipped }).toEqual({
    findings: [],
    problems: [],
    remaining: [],
    skipped: [],
  });
  expect(operations.filter(({ state }) => state !== 'passed')).toEqual([]);
  expect(operations).toHaveLength(127);
  const { covered, total, missing } = coverage.statuses;
  expect(covered / total).toBeGreaterThanOrEqual(0.9);
  expect(coverage.properties.covered / coverage.properties.total).toBeGreaterThanOrEqual(0.95);
  expect(missing.filter(({ reason }) => reason === '')).toEqual([]);
  expect(verdict.exchanges.length).toBeGreaterThan(2000);
}, 300_000);

test('reading alone changes nothing, and finds nothing', async () => {
  const { environment, url } = mock;
  const { findings, exchanges } = await verify({ server: url, environment, isReadOnly: true });
  expect(findings).toEqual([]);
  const written = exchanges.filter(({ request }) => request.method !== 'GET');
  expect(new Set(written.map(({ request }) => request.url))).toEqual(new Set(['/auth/login']));
});
