import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runChecks } from './check.mjs';
import { root, run, toolEnvironment } from './processes.mjs';
import { ensureBrowser, ensureDependencies, SetupError } from './setup.mjs';

/**
 * `npm test`: all checks, unit tests, story tests and journeys on a machine that may have nothing but Node and
 * npm. The parts run side by side where there are two cores; each prints its output when it ends. A part that fails
 * does not hide the next one; the last line sums them up.
 */

/** @typedef {{ passed: number, failed: number, failures?: readonly string[] }} Counts `failures` names them, with the reason of each. */
/** @typedef {Counts & { output: string }} Outcome */
/** @typedef {{ title: string, start: () => Promise<Outcome> }} Part */

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
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[] }} */
  const { stats, suites } = JSON.parse(readFileSync(reportFile, 'utf8'));
  /** @type {(suite: Suite) => string[]} */
  const failuresOf = ({ title, suites: inner = [], specs }) => [
    ...specs
      .filter((spec) => !spec.ok)
      .map((spec) => failure(`${title} > ${spec.title}`, spec.tests[0]?.results[0]?.errors[0]?.message)),
    ...inner.flatMap(failuresOf),
  ];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failuresOf),
  };
}

/**
 * Runs one of the test runners. A run that crashes, or finds nothing to test, counts as one failure.
 *
 * @param {readonly string[]} command
 * @param {string} reportFile Where the runner is told to leave its report.
 * @param {(reportFile: string) => Counts} count
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Outcome>}
 */
async function runTests(command, reportFile, count, env) {
  const { code, output } = await run(command, { quiet: true, env: { ...toolEnvironment(), ...env } });
  const counts = existsSync(reportFile) ? count(reportFile) : { passed: 0, failed: 0 };
  if (counts.failed > 0) return { ...counts, output };
  const reason = code === 0 ? 'Not one test was run.' : `The runner ended with exit code ${code}.`;
  if (code !== 0 || counts.passed === 0) return { ...counts, failed: 1, output: `${output}\n${reason}\n` };
  return { ...counts, output };
}

/**
 * @param {string} file Where its report goes.
 * @param {readonly string[]} chosen Which tests: projects of `vite.config.ts`, files.
 */
function runVitest(file, ...chosen) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return runTests(['vitest', 'run', ...chosen, ...reporters], file, countVitest);
}

/** @param {string} reports */
function runJourneys(reports) {
  const file = join(reports, 'journeys.json');
  const config = 'tests/journeys/playwright.config.ts';
  const command = ['playwright', 'test', '--config', config, '--reporter=list,json'];
  return runTests(command, file, countPlaywright, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
}

/**
 * Runs one part and prints what it had to say when it ends: two parts that print at once cannot be read.
 *
 * @param {Part} part
 * @returns {Promise<Counts>}
 */
async function runPart({ title, start }) {
  console.log(`${title}: started`);
  const started = performance.now();
  const { output, ...counts } = await start();
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `\n── ${title} ──\n${output}${title}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`,
  );
  return counts;
}

/** A page takes longer for each story the more it has shown before, so each of these runs opens a new one. */
const storyRuns = 4;

/**
 * Two lanes take one part after the other from the same list, so that both end at about the same time on any machine.
 *
 * @param {string} reports A folder for the runners' reports.
 * @returns {Promise<Counts>}
 */
async function runEverything(reports) {
  /** @type {(name: string, ...chosen: string[]) => Promise<Outcome>} */
  const vitest = (name, ...chosen) => runVitest(join(reports, `${name}.json`), ...chosen);
  const stories = Array.from({ length: storyRuns }, (_, index) => {
    const shard = `${index + 1}/${storyRuns}`;
    // One page each: two are no faster on two cores, and what runs beside them begins to run out of time.
    const chosen = ['--project', 'stories', '--maxWorkers=1', `--shard=${shard}`];
    return { title: `Story tests ${shard}`, start: () => vitest(`stories-${index}`, ...chosen) };
  });
  /** @type {Part[]} */
  const parts = [
    ...stories.slice(0, 1),
    // They print their own lines as they end.
    { title: 'Checks', start: async () => ({ ...(await runChecks()), output: '' }) },
    { title: 'Journeys', start: () => runJourneys(reports) },
    ...stories.slice(1),
    // Last: once the other lane has ended, these can use both cores.
    { title: 'Unit tests', start: () => vitest('unit-mock', '--project', 'unit', '--project', 'mock') },
  ];
  /** @type {Counts[]} */
  const counts = [];
  const runLane = async () => {
    for (let part = parts.shift(); part; part = parts.shift()) counts.push(await runPart(part));
  };
  await Promise.all(availableParallelism() > 1 ? [runLane(), runLane()] : [runLane()]);
  return counts.reduce((total, { passed, failed, failures = [] }) => ({
    passed: total.passed + passed,
    failed: total.failed + failed,
    failures: [...(total.failures ?? []), ...failures],
  }));
}

const reports = mkdtempSync(join(tmpdir(), 'springbyte-tests-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/** @type {Counts} */
let total = { passed: 0, failed: 1 };
try {
  await ensureDependencies();
  await ensureBrowser();
  total = await runEverything(reports);
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
}
if (total.failures?.length) console.log(`\nFailed:\n  ${total.failures.join('\n  ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
