import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { noCounts, sumCounts } from '../run-tests/reports.mjs';
import { root, run } from '../system/processes.mjs';
import { ensureDependencies, main, SetupError } from '../system/setup.mjs';

/**
 * `npm run check`: all checks other than tests; they need no browser. Arguments select checks: `npm run check --
 * types format`. `--changed` runs the checks that the differences from `origin/main`, committed or not, affect.
 */

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {readonly string[]} command
 * @property {string} [repair] the command that repairs a failure
 * @property {RegExp} concerns matches the files that the check reads
 * @property {boolean} [resolves] whether the check resolves imports, so that every deletion affects it
 * @property {RegExp} [settings] only for a check that can run on single files: matches its configuration, whose change
 *   requires checking all files
 */

/**
 * The checks, slowest first for an even distribution.
 * @type {readonly Check[]}
 */
export const checks = [
  {
    // Also reports type errors. A separate `tsc` would take five times as long.
    name: 'types-and-lint',
    command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'],
    concerns: /\.(json|m?[jt]sx?)$/,
  },
  {
    name: 'styles',
    command: ['node', '.ci/checks/styles.mjs'],
    concerns: /^(\.storybook|mocks|src|stories)\/.*\.(css|tsx?)$|^\.ci\/checks\/(styles|class-uses)\.mjs$/,
  },
  {
    name: 'imports',
    command: ['node', '.ci/checks/imports.mjs'],
    concerns: /\.m?[jt]sx?$/,
    resolves: true,
  },
  {
    name: 'generated-contract',
    command: ['node', 'openapi/tools/generate/generate.ts', '--check'],
    concerns: /^openapi\/|^src\/api\/contract\.gen\.ts$/,
  },
  {
    name: 'contract',
    command: ['npm', 'run', '--silent', 'contract:lint'],
    concerns: /^openapi\//,
  },
  {
    name: 'words',
    command: [
      'cspell',
      'lint',
      '--no-progress',
      '--no-summary',
      '--dot',
      '**/*.{css,html,js,json,md,mdx,mjs,ts,tsx,yaml,yml}',
    ],
    concerns: /\.(css|html|json|mdx?|m?[jt]sx?|ya?ml)$/,
    settings: /^cspell\.json$/,
  },
  {
    name: 'format',
    command: ['oxfmt', '--check', '--no-error-on-unmatched-pattern'],
    repair: 'npx oxfmt',
    concerns: /./,
    settings: /^\.oxfmtrc\.json$/,
  },
  {
    name: 'generated-routes',
    command: ['node', '.ci/checks/route-tree.mjs'],
    concerns: /^src\/(routes\/|app\/route-tree\.gen\.ts$)|^vite\.config\.ts$/,
  },
];

/**
 * Runs checks in parallel. Prints a line per check, and the output of failed ones.
 * @param {readonly Check[]} chosen
 * @returns {Promise<import('../run-tests/reports.mjs').Counts>}
 */
export async function runChecks(chosen = checks) {
  const width = Math.max(...chosen.map(({ name }) => name.length));
  const waiting = [...chosen];
  /** @type {import('../run-tests/reports.mjs').Counts[]} */
  const counts = [];

  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now();
      const { code, output } = await run(check.command, { quiet: true });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${check.name.padEnd(width)} ${seconds.padStart(5)} s`);
      if (code === 0) {
        counts.push({ ...noCounts, passed: 1 });
      } else {
        counts.push({ ...noCounts, failures: [`npm run check -- ${check.name}`] });
        const advice = check.repair ? `To repair it: ${check.repair}\n` : '';
        console.log(`\n${output.trim()}\n${advice}`);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return sumCounts(counts);
}

/**
 * @returns {Promise<readonly string[]>} the files that differ from `origin/main`, including deleted ones
 * @throws {SetupError} when git fails
 */
async function changedFiles() {
  const runGit = async (/** @type {readonly string[]} */ ...command) => {
    const { code, output } = await run(['git', ...command], { quiet: true });
    if (code !== 0) throw new SetupError(`--changed needs origin/main. git: ${output.split('\n')[0]}`);
    return output.split('\0').filter(Boolean);
  };
  return [
    ...(await runGit('diff', '--merge-base', '--name-only', '--no-renames', '-z', 'origin/main')),
    ...(await runGit('ls-files', '--others', '--exclude-standard', '-z')),
  ];
}

/**
 * @param {readonly Check[]} chosen
 * @param {readonly string[]} changed
 * @returns {Check[]} the affected checks; checks of single files get the changed files only
 */
export function affectedChecks(chosen, changed) {
  // A new version of a tool may report other problems in any file.
  if (changed.some((file) => /^package(-lock)?\.json$/.test(file))) return [...chosen];
  return chosen.flatMap((check) => {
    const { command, concerns, resolves, settings } = check;
    if (resolves && changed.some((file) => !existsSync(join(root, file)))) return [check];
    if (settings && changed.some((file) => settings.test(file))) return [check];
    const files = changed.filter((file) => concerns.test(file));
    if (files.length === 0 || !settings) return files.length > 0 ? [check] : [];
    const present = files.filter((file) => existsSync(join(root, file)));
    return present.length > 0 ? [{ ...check, command: [...command, ...present] }] : [];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    const names = process.argv.slice(2).filter((argument) => argument !== '--changed');
    /** Whether a name selects a check: `types` and `lint` both select `types-and-lint`. */
    const isNamed = (/** @type {string} */ check, /** @type {string} */ name) =>
      check === name || check.split('-').includes(name);
    const unknown = names.filter((name) => !checks.some((check) => isNamed(check.name, name)));
    if (unknown.length > 0) {
      console.error(
        `Unknown: ${unknown.join(', ')}. The checks are ${checks.map(({ name }) => name).join(', ')}.`,
      );
      return 1;
    }
    await ensureDependencies();
    const named = checks.filter((check) => names.some((name) => isNamed(check.name, name)));
    const chosen = names.length > 0 ? named : checks;
    const isPartial = process.argv.includes('--changed');
    const needed = isPartial ? affectedChecks(chosen, await changedFiles()) : chosen;
    if (needed.length === 0) {
      console.log('No file of these checks differs from origin/main.');
      return 0;
    }
    const { passed, failures } = await runChecks(needed);
    const failed = failures.map((failure) => failure.replace('npm run check -- ', '')).join(', ');
    console.log(`\n${passed} passed, ${failures.length} failed${failed && `: ${failed}`}`);
    return failures.length > 0 ? 1 : 0;
  });
}
