import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from '../checks/check.mjs';
import { ensureBrowser, ensureDependencies, SetupError } from '../system/setup.mjs';
import { noCounts, runPlaywright, runVitest, sumCounts } from './reports.mjs';

/**
 * `npm test`: checks, unit tests, story tests and journeys on a machine with only Node and npm. Continues after a
 * failed part; the last lines list failures, flaky tests and counts.
 */

const reports = mkdtempSync(join(tmpdir(), 'springbyte-tests-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/** @param {'stories' | 'journeys'} folder */
const playwright = (folder) =>
  runPlaywright(`tests/${folder}/playwright.config.ts`, { reportFile: join(reports, `${folder}.json`) });

/** The parts run sequentially, because each keeps two cores busy: parallel parts would time out. */
const parts = [
  { title: 'Checks', start: () => runChecks() },
  { title: 'Unit tests', start: () => runVitest({ reportFile: join(reports, 'unit.json') }) },
  { title: 'Story tests', start: () => playwright('stories') },
  { title: 'Journeys', start: () => playwright('journeys') },
];

let total = noCounts;
try {
  await ensureDependencies();
  await ensureBrowser();
  for (const { title, start } of parts) {
    console.log(`\n── ${title} ──`);
    const started = performance.now();
    const counts = await start();
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${title}: ${counts.passed} passed, ${counts.failures.length} failed in ${seconds} s`);
    total = sumCounts([total, counts]);
  }
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  total = sumCounts([total, { ...noCounts, failures: ['npm test ended early'] }]);
}
const { passed, failures, flaky } = total;
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
if (flaky.length > 0) console.log(`\n${flaky.length} flaky:\n  ${flaky.join('\n  ')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
