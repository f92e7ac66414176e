import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { run } from './processes.mjs';
import { ensureDependencies, main } from './setup.mjs';

/**
 * `npm run check`: everything about the code that needs no browser and no test. Names on the command line choose:
 * `npm run check -- types lint`.
 */

const sourceFolders = ['src', 'mocks', 'openapi', 'stories', 'tests', '.storybook'];

/**
 * The checks, the slowest first so that two cores finish together.
 *
 * @type {readonly { name: string, command: readonly string[], repair?: string }[]}
 */
export const checks = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'imports', command: ['depcruise', '--output-type=err-long', ...sourceFolders] },
  { name: 'contract', command: ['npm', 'run', '--silent', 'contract:lint'] },
  { name: 'styles', command: ['node', '.ci/check-styles.mjs'] },
  { name: 'format', command: ['oxfmt', '--check'], repair: 'npx oxfmt' },
  {
    name: 'generated-contract',
    command: ['node', 'openapi/tools/generate/generate.ts', '--check'],
    repair: 'npm run contract:generate',
  },
  { name: 'generated-routes', command: ['node', '.ci/check-route-tree.mjs'] },
];

/**
 * Runs checks side by side and prints a line for each when it ends, then the output of those that failed.
 *
 * @param {typeof checks} chosen
 * @returns {Promise<import('./reports.mjs').Counts>}
 */
export async function runChecks(chosen = checks) {
  const width = Math.max(...chosen.map(({ name }) => name.length));
  const waiting = [...chosen];
  /** @type {string[]} */
  const reports = [];
  /** @type {string[]} */
  const failures = [];

  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now();
      const { code, output } = await run(check.command, { quiet: true });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${check.name.padEnd(width)} ${seconds.padStart(5)} s`);
      if (code !== 0) {
        failures.push(`npm run check -- ${check.name}`);
        const advice = check.repair ? `To repair it: ${check.repair}\n` : '';
        reports.push(`\n${check.name} failed (exit code ${code}):\n${output}${advice}`);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));

  for (const report of reports) console.log(report);
  return { passed: chosen.length - reports.length, failures, flaky: [] };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    const names = process.argv.slice(2);
    const unknown = names.filter((name) => !checks.some((check) => check.name === name));
    if (unknown.length > 0) {
      console.error(
        `Unknown: ${unknown.join(', ')}. The checks are ${checks.map(({ name }) => name).join(', ')}.`,
      );
      return 1;
    }
    await ensureDependencies();
    const chosen = names.length > 0 ? checks.filter(({ name }) => names.includes(name)) : checks;
    const { failures } = await runChecks(chosen);
    return failures.length > 0 ? 1 : 0;
  });
}
