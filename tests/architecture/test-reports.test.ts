import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runPlaywright, runVitest, type Counts } from '../../.ci/run-tests/reports.mjs';

const reports = mkdtempSync(join(tmpdir(), 'springbyte-reports-'));
afterAll(() => rmSync(reports, { recursive: true, force: true }));
const outcomes = join(import.meta.dirname, 'outcomes');

const root = join(import.meta.dirname, '../..');

/** Each entry: runner, file name in its reports, and function. vitest reports paths relative to `outcomes`. */
const runners: [string, string, (reportFile: string) => Promise<Counts>][] = [
  [
    'vitest',
    'outcomes.ts',
    (reportFile) => runVitest({ reportFile, quiet: true, options: ['--root', outcomes] }),
  ],
  [
    'Playwright',
    relative(root, join(outcomes, 'outcomes.spec.ts')),
    (reportFile) => runPlaywright(join(outcomes, 'playwright.config.ts'), { reportFile, quiet: true }),
  ],
];

test.each(runners)('%s reports rounds and flaky tests', async (name, file, runTests) => {
  const { passed, failures, flaky } = await runTests(join(reports, `${name}.json`));
  expect(passed).toBe(5);
  const titles = [...failures, ...flaky].map((lines) => lines.split('\n')[0]);
  expect(titles).toEqual([
    `${file} > a suite > fails in its second round (round 2 of 2)`,
    `${file} > a suite > passes on its retry (round 1 of 2)`,
    `${file} > a suite > passes on its retry (round 2 of 2)`,
  ]);
  expect([failures, flaky].map(({ length }) => length)).toEqual([1, 2]);
  for (const lines of [...failures, ...flaky]) {
    expect(lines).toMatch(/\n.*expect/);
    expect(lines).not.toContain(' | ');
  }
});
