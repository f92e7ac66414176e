import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './check.mjs';
import { run, toolEnvironment } from './processes.mjs';
import { ensureBrowser, ensureDependencies, SetupError } from './setup.mjs';

/**
 * `npm test`: all checks, unit tests, story tests and journeys on a machine that may have nothing but Node and
 * npm. A part that fails does not hide the next one; the last line sums them up.
 */

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {string} reportFile What vitest's JSON reporter wrote.
 * @returns {Counts} A file that could not be loaded counts as one failure.
 */
function countVitest(reportFile) {
  /** @type {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  const { testResults: files } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const counts = { passed: 0, failed: 0 };
  for (const { status, assertionResults: tests } of files) {
    const failed = tests.filter((test) => test.status === 'failed').length;
    counts.passed += tests.filter((test) => test.status === 'passed').length;
    counts.failed += status === 'failed' ? Math.max(failed, 1) : failed;
  }
  return counts;
}

/**
 * @param {string} reportFile What Playwright's JSON reporter wrote.
 * @returns {Counts}
 */
function countPlaywright(reportFile) {
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number } }} */
  const { stats } = JSON.parse(readFileSync(reportFile, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/**
 * Runs one of the test runners. A run that crashes, or finds nothing to test, counts as one failure.
 *
 * @param {readonly string[]} command
 * @param {string} reportFile Where the runner is told to leave its report.
 * @param {(reportFile: string) => Counts} count
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Counts>}
 */
async function runTests(command, reportFile, count, env) {
  const { code } = await run(command, { env: { ...toolEnvironment(), ...env } });
  const counts = existsSync(reportFile) ? count(reportFile) : { passed: 0, failed: 0 };
  if (counts.failed > 0) return counts;
  if (code !== 0) {
    console.log(`No test failed, and yet the runner ended with exit code ${code}.`);
    return { ...counts, failed: 1 };
  }
  if (counts.passed === 0) {
    console.log('Not one test was run.');
    return { ...counts, failed: 1 };
  }
  return counts;
}

/**
 * @param {string} project A project of `vite.config.ts`.
 * @param {string} reports
 */
function runVitest(project, reports) {
  const file = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return runTests(['vitest', 'run', '--project', project, ...reporters], file, countVitest);
}

/** @param {string} reports */
function runJourneys(reports) {
  const file = join(reports, 'journeys.json');
  const command = [
    'playwright',
    'test',
    '--config',
    'tests/journeys/playwright.config.ts',
    '--reporter=list,json',
  ];
  return runTests(command, file, countPlaywright, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
}

/**
 * @param {string} reports A folder for the runners' reports.
 * @returns {Promise<Counts>}
 */
async function runEverything(reports) {
  const parts = [
    { title: 'Checks', start: () => runChecks() },
    { title: 'Unit tests', start: () => runVitest('unit', reports) },
    { title: 'Story tests', start: () => runVitest('stories', reports) },
    { title: 'Journeys', start: () => runJourneys(reports) },
  ];
  const total = { passed: 0, failed: 0 };
  for (const { title, start } of parts) {
    console.log(`\n── ${title} ──`);
    const { passed, failed } = await start();
    console.log(`${title}: ${passed} passed, ${failed} failed`);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

const reports = mkdtempSync(join(tmpdir(), 'springbyte-tests-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

let total = { passed: 0, failed: 1 };
try {
  await ensureDependencies();
  await ensureBrowser();
  total = await runEverything(reports);
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
