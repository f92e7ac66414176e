import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { run } from './processes.mjs';
import { runPlaywright, runVitest, sumCounts } from './reports.mjs';
import { ensureBrowser, ensureDependencies, main } from './setup.mjs';

/**
 * `npm run test:stress -- <pattern>`: plays the unit tests, stories and journeys whose file or title matches ten times,
 * with all cores kept busy, and prints which of them failed in which round. Names after the pattern choose the parts:
 * `npm run test:stress -- session journeys`.
 */

/** @typedef {import('./reports.mjs').Counts} Counts */

const rounds = 10;

/** Keeps the cores busy for as long as this process runs: threads cannot outlive it, whatever ends it. */
function keepBusy() {
  for (let core = 0; core < availableParallelism(); core += 1) {
    new Worker('for (;;);', { eval: true }).unref();
  }
}

/** @param {string} pattern */
async function vitestOptions(pattern) {
  const { output } = await run(['vitest', 'list', '--filesOnly', pattern], { quiet: true });
  // vitest selects by the names of files, or by titles.
  const selected = /\.(test|stories)\.tsx?$/m.test(output) ? [pattern] : ['--testNamePattern', pattern];
  return [...selected, '--repeats', String(rounds - 1), '--retry', '0', '--passWithNoTests'];
}

/** @type {(folder: 'stories' | 'journeys') => (pattern: string, reportFile: string) => Promise<Counts>} */
const playwright = (folder) => (pattern, reportFile) =>
  runPlaywright(`tests/${folder}/playwright.config.ts`, {
    reportFile,
    options: ['--grep', pattern, '--repeat-each', String(rounds), '--retries', '0', '--pass-with-no-tests'],
    mayBeEmpty: true,
  });

/** @type {Record<string, (pattern: string, reportFile: string) => Promise<Counts>>} */
const parts = {
  unit: async (pattern, reportFile) =>
    runVitest({ reportFile, options: await vitestOptions(pattern), mayBeEmpty: true }),
  stories: playwright('stories'),
  journeys: playwright('journeys'),
};

await main(async () => {
  const [pattern, ...chosen] = process.argv.slice(2);
  const unknown = chosen.filter((name) => !(name in parts));
  if (pattern === undefined || unknown.length > 0) {
    console.error('Name the tests: npm run test:stress -- <pattern> [unit] [stories] [journeys]');
    return 1;
  }
  await ensureDependencies();
  await ensureBrowser();
  const reports = mkdtempSync(join(tmpdir(), 'springbyte-stress-'));
  process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
  keepBusy();
  const counts = [];
  for (const [name, play] of Object.entries(parts)) {
    if (chosen.length === 0 || chosen.includes(name)) {
      counts.push(await play(pattern, join(reports, `${name}.json`)));
    }
  }
  const { passed, failures } = sumCounts(counts);
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
  console.log(`\n${passed} passed, ${failures.length} failed, in ${rounds} rounds`);
  return failures.length > 0 || passed === 0 ? 1 : 0;
});
