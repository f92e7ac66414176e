import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runChecks } from './check.mjs';
import { root, run, toolEnvironment } from './processes.mjs';
import { ensureBrowser, ensureDependencies, SetupError } from './setup.mjs';

/**
 * `npm test`: all checks, unit tests, story tests and journeys on a machine that may have nothing but Node and
 * npm. A part that fails does not hide the next one; the last line sums them up.
 */

/** @typedef {{ passed: number, failed: number, failures: readonly string[] }} Counts `failures` names them, with the reason of each. */

/**
 * @param {string} test
 * @param {string} [message] What the runner says about it.
 */
function failure(test, message = '') {
  const [reason] = stripVTControlCharacters(message).split(/\n\s*at /);
  return [test, ...(reason ?? '').split('\n').filter((line) => line.trim() !== '')]
    .slice(0, 12)
    .join('\n      ');
}

/**
 * @param {string} reportFile What vitest's JSON reporter wrote.
 * @returns {Counts} A file that could not be loaded counts as one failure.
 */
function countVitest(reportFile) {
  /** @typedef {{ status: string, fullName: string, failureMessages: string[] }} Test */
  /** @type {{ testResults: { name: string, status: string, message: string, assertionResults: Test[] }[] }} */
  const { testResults: files } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const failures = files.flatMap(({ name, status, message, assertionResults: tests }) => {
    const file = relative(root, name);
    const failed = tests.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failure(file, message)];
    return failed.map((test) => failure(`${file} > ${test.fullName}`, test.failureMessages[0]));
  });
  const passed = files.flatMap(({ assertionResults: tests }) =>
    tests.filter((test) => test.status === 'passed'),
  );
  return { passed: passed.length, failed: failures.length, failures };
}

/**
 * @param {string} reportFile What Playwright's JSON reporter wrote.
 * @returns {Counts}
 */
function countPlaywright(reportFile) {
  /** @typedef {{ results: { errors: { message?: string }[] }[] }} Attempts */
  /** @typedef {{ title: string, suites?: Suite[], specs: { title: string, ok: boolean, tests: Attempts[] }[] }} Suite */
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[], errors: { message?: string }[] }} */
  const { stats, suites, errors } = JSON.parse(readFileSync(reportFile, 'utf8'));
  /** @type {(suite: Suite) => string[]} */
  const failuresOf = ({ title, suites: inner = [], specs }) => [
    ...specs
      .filter((spec) => !spec.ok)
      .map((spec) => failure(`${title} > ${spec.title}`, spec.tests[0]?.results[0]?.errors[0]?.message)),
    ...inner.flatMap(failuresOf),
  ];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...suites.flatMap(failuresOf),
      ...errors.map(({ message }) => failure('Outside the tests', message)),
    ],
  };
}

/**
 * Runs one of the test runners. A run that crashes, or finds nothing to test, counts as one failure.
 *
 * @param {string} script Its name in `package.json`.
 * @param {readonly string[]} command
 * @param {string} reportFile Where the runner is told to leave its report.
 * @param {(reportFile: string) => Counts} count
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Counts>}
 */
async function runTests(script, command, reportFile, count, env) {
  const { code } = await run(command, { env: { ...toolEnvironment(), ...env } });
  const counts = existsSync(reportFile) ? count(reportFile) : { passed: 0, failed: 0, failures: [] };
  if (counts.failed > 0 || (code === 0 && counts.passed > 0)) return counts;
  const reason = code === 0 ? 'not one test was run' : `the runner ended with exit code ${code}`;
  return { ...counts, failed: 1, failures: [`npm run ${script}: ${reason}`] };
}

/** @param {string} file Where its report goes. */
function runVitest(file) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return runTests('test:unit', ['vitest', 'run', ...reporters], file, countVitest);
}

/**
 * @param {'stories' | 'journeys'} folder Below `tests`.
 * @param {string} reports
 */
function runPlaywright(folder, reports) {
  const file = join(reports, `${folder}.json`);
  const config = `tests/${folder}/playwright.config.ts`;
  const command = ['playwright', 'test', '--config', config, '--reporter=list,json'];
  return runTests(`test:${folder}`, command, file, countPlaywright, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
}

/** @param {string} reports A folder for the runners' reports. */
const partsOfTest = (reports) => [
  { title: 'Checks', start: () => runChecks() },
  { title: 'Unit tests', start: () => runVitest(join(reports, 'unit.json')) },
  { title: 'Story tests', start: () => runPlaywright('stories', reports) },
  { title: 'Journeys', start: () => runPlaywright('journeys', reports) },
];

/**
 * One part after the other: each keeps two cores busy, and parts that share a core run into their time limits.
 *
 * @param {string} reports
 * @returns {Promise<Counts>}
 */
async function runEverything(reports) {
  const total = { passed: 0, failed: 0, failures: /** @type {string[]} */ ([]) };
  for (const { title, start } of partsOfTest(reports)) {
    console.log(`\n── ${title} ──`);
    const started = performance.now();
    const { passed, failed, failures } = await start();
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${title}: ${passed} passed, ${failed} failed in ${seconds} s`);
    total.passed += passed;
    total.failed += failed;
    total.failures.push(...failures);
  }
  return total;
}

const reports = mkdtempSync(join(tmpdir(), 'springbyte-tests-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/** @type {Counts} */
let total = { passed: 0, failed: 1, failures: [] };
try {
  await ensureDependencies();
  await ensureBrowser();
  total = await runEverything(reports);
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
}
if (total.failures.length > 0) console.log(`\nFailed:\n  ${total.failures.join('\n  ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
