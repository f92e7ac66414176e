import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, run, toolEnvironment } from '../system/processes.mjs';

/**
 * @typedef {object} Counts the results of a part of the tests
 * @property {number} passed
 * @property {readonly string[]} failures failed tests, with reasons
 * @property {readonly string[]} flaky tests that passed on retry, with the first failure; also counted as passed
 */

/**
 * @typedef {{ outcome: 'passed' | 'failed' | 'flaky', error?: string | undefined }} Round one execution of a test, with its first error
 */

/** @type {Counts} */
export const noCounts = { passed: 0, failures: [], flaky: [] };

/**
 * @param {readonly Counts[]} parts
 * @returns {Counts}
 */
export const sumCounts = (parts) => ({
  passed: parts.reduce((count, { passed }) => count + passed, 0),
  failures: parts.flatMap(({ failures }) => failures),
  flaky: parts.flatMap(({ flaky }) => flaky),
});

/**
 * @param {string} test
 * @param {string} [message] of the test runner
 */
export function withReason(test, message = '') {
  const [reason] = stripVTControlCharacters(message).split(/\n\s*at /);
  // Playwright's messages contain source lines.
  const isCode = (/** @type {string} */ line) => /^\s*>?\s*\d* \|/.test(line);
  return [test, ...(reason ?? '').split('\n').filter((line) => line.trim() !== '' && !isCode(line))]
    .slice(0, 12)
    .join('\n      ');
}

/**
 * @param {string} test
 * @param {readonly Round[]} rounds several if the test is repeated
 * @returns {Counts}
 */
export function countRounds(test, rounds) {
  /** @param {Round['outcome']} expected */
  const listWith = (expected) =>
    rounds.flatMap(({ outcome, error }, index) => {
      const name = rounds.length > 1 ? `${test} (round ${index + 1} of ${rounds.length})` : test;
      return outcome === expected ? [withReason(name, error)] : [];
    });
  const failures = listWith('failed');
  return { passed: rounds.length - failures.length, failures, flaky: listWith('flaky') };
}

/** @typedef {{ status: string, results: { errors: { message?: string }[] }[] }} PlaywrightTest */
/** @typedef {{ title: string, suites?: PlaywrightSuite[], specs: { title: string, tests: PlaywrightTest[] }[] }} PlaywrightSuite */

/**
 * @param {PlaywrightSuite} suite a file or a group of tests
 * @returns {Counts}
 */
function countSuite({ title, suites = [], specs }) {
  const outcomes = /** @type {const} */ ({ expected: 'passed', flaky: 'flaky', unexpected: 'failed' });
  const counts = specs.map((spec) => {
    const rounds = spec.tests.flatMap(({ status, results }) => {
      const outcome = outcomes[/** @type {keyof typeof outcomes} */ (status)];
      return status in outcomes ? [{ outcome, error: results[0]?.errors[0]?.message }] : [];
    });
    return countRounds(`${title} > ${spec.title}`, rounds);
  });
  const groups = suites.map((group) => {
    // One specification tests the stories of all files, so name the story file.
    const isStoryFile = group.title.endsWith('.stories.tsx');
    return countSuite({ ...group, title: isStoryFile ? group.title : `${title} > ${group.title}` });
  });
  return sumCounts([...counts, ...groups]);
}

/**
 * @param {string} reportFile of Playwright's JSON reporter
 * @returns {Counts}
 */
function countPlaywright(reportFile) {
  /** @type {{ config: { rootDir: string }, suites: PlaywrightSuite[], errors: { message?: string }[] }} */
  const { config, suites, errors } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const outside = errors.map(({ message }) => withReason('Outside the tests', message));
  const files = suites.map((suite) =>
    countSuite({ ...suite, title: relative(root, join(config.rootDir, suite.title)) }),
  );
  return sumCounts([...files, { ...noCounts, failures: outside }]);
}

/**
 * @param {string} reportFile of `vitest-report.ts`
 * @returns {Counts}
 */
function countVitest(reportFile) {
  /** @type {Counts} */
  const counts = JSON.parse(readFileSync(reportFile, 'utf8'));
  return counts;
}

/**
 * @typedef {object} Run
 * @property {string} reportFile a path for the report, which does not exist yet
 * @property {readonly string[]} [options] additional arguments
 * @property {boolean} [quiet] whether to suppress its output
 */

/**
 * Runs a test runner. A crash or an empty run counts as one failure.
 * @param {string} name
 * @param {readonly string[]} command
 * @param {Run} options
 * @param {NodeJS.ProcessEnv} env
 * @param {(reportFile: string) => Counts} count
 * @returns {Promise<Counts>}
 */
async function runTests(name, command, { reportFile, options = [], quiet = false }, env, count) {
  const { code } = await run([...command, ...options], { env: { ...toolEnvironment(), ...env }, quiet });
  const counts = existsSync(reportFile) ? count(reportFile) : noCounts;
  if (counts.failures.length > 0 || (code === 0 && counts.passed > 0)) return counts;
  const reason = code === 0 ? 'no test was run' : `the runner ended with exit code ${code}`;
  return { ...counts, failures: [`${name}: ${reason}`] };
}

/** @param {Run} testRun */
export const runVitest = (testRun) =>
  runTests(
    'vitest run',
    ['vitest', 'run', '--reporter=default', `--reporter=${join(root, '.ci/run-tests/vitest-report.ts')}`],
    testRun,
    { VITEST_REPORT_FILE: testRun.reportFile },
    countVitest,
  );

/**
 * @param {string} config
 * @param {Run} testRun
 */
export const runPlaywright = (config, testRun) =>
  runTests(
    `playwright test --config ${config}`,
    ['playwright', 'test', '--config', config, '--reporter=list,json'],
    testRun,
    { PLAYWRIGHT_JSON_OUTPUT_FILE: testRun.reportFile },
    countPlaywright,
  );
