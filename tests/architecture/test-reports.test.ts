import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runPlaywright, runVitest, type Counts } from '../../.ci/reports.mjs';

const reports = mkdtempSync(join(tmpdir(), 'springbyte-reports-'));
afterAll(() => rmSync(reports, { recursive: true, force: true }));
const outcomes = join(import.meta.dirname, 'outcomes');

const runners: [string, (reportFile: string) => Promise<Counts>][] = [
  ['vitest', (reportFile) => runVitest({ reportFile, quiet: true, options: ['--root', outcomes] })],
  [
    'Playwright',
    (reportFile) => runPlaywright(join(outcomes, 'playwright.config.ts'), { reportFile, quiet: true }),
  ],
];

test.each(runners)('the report of %s names rounds and flaky tests', async (name, play) => {
  const { passed, failures, flaky } = await play(join(reports, `${name}.json`));
  expect(passed).toBe(5);
  expect(failures).toEqual([
    expect.stringMatching(/^outcomes\S* > a suite > fails in its second round \(round 2 of 2\)\n.*expect/),
  ]);
  expect(flaky).toEqual([
    expect.stringMatching(/^outcomes\S* > a suite > passes on its retry \(round 1 of 2\)\n.*expect/),
    expect.stringMatching(/^outcomes\S* > a suite > passes on its retry \(round 2 of 2\)\n.*expect/),
  ]);
});
