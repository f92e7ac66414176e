import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { root, run } from '../system/processes.mjs';
import { ensureBrowser, ensureDependencies, main } from '../system/setup.mjs';
import { runPlaywright, runVitest, sumCounts } from './reports.mjs';

/**
 * `npm run test:stress -- <pattern>` runs matching unit tests, stories and journeys ten times while all cores are
 * busy, and prints the failed rounds. Additional arguments select parts: `npm run test:stress -- session journeys`.
 */

/** @typedef {import('./reports.mjs').Counts} Counts */

const rounds = 10;

/** The list of stories, which the story tests read. */
const storyIndex = join(root, '.cache/storybook/index.json');

/** Keeps all cores busy until this process exits. */
function keepBusy() {
  for (let core = 0; core < availableParallelism(); core += 1) {
    new Worker('for (;;);', { eval: true }).unref();
  }
}

/**
 * @typedef {object} Part
 * @property {(pattern: string) => Promise<readonly string[]>} find options that select the tests; empty without a
 *   match
 * @property {(reportFile: string, options: readonly string[]) => Promise<Counts>} run
 */

/**
 * @param {readonly string[]} options
 * @returns {Promise<string[]>} the files that vitest would run
 */
async function listUnitTests(...options) {
  const { output } = await run(['vitest', 'list', ...options], { quiet: true });
  const files = output.matchAll(/^(?:\[\w+\] )?(tests\/\S+\.test\.tsx?)/gm);
  return [...new Set([...files].map(([, file = '']) => file))];
}

/** @type {Part} */
const unit = {
  find: async (pattern) => {
    // vitest selects by file name or title. Titles of `test.each` are known only after loading the files.
    const named = await listUnitTests('--filesOnly', pattern);
    if (named.length > 0) return named;
    const titled = await listUnitTests('--no-static-parse', '--testNamePattern', pattern);
    return titled.length > 0 ? [...titled, '--testNamePattern', pattern, '--hideSkippedTests'] : [];
  },
  run: (reportFile, options) =>
    runVitest({ reportFile, options: [...options, '--repeats', String(rounds - 1), '--retry', '0'] }),
};

/** @type {(folder: 'stories' | 'journeys') => Part} */
const playwright = (folder) => {
  const config = `tests/${folder}/playwright.config.ts`;
  return {
    find: async (pattern) => {
      // The story tests read Storybook's index, which may be out of date.
      if (folder === 'stories') {
        mkdirSync(dirname(storyIndex), { recursive: true });
        await run(['storybook', 'index', '--quiet', '--disable-telemetry', '-o', storyIndex], {
          quiet: true,
        });
      }
      const grep = ['--grep', pattern];
      const { output } = await run(['playwright', 'test', '--config', config, '--list', ...grep], {
        quiet: true,
      });
      return output.includes('No tests found') ? [] : grep;
    },
    run: (reportFile, options) =>
      runPlaywright(config, {
        reportFile,
        options: [...options, '--repeat-each', String(rounds), '--retries', '0'],
      }),
  };
};

/** @type {Record<string, Part>} */
const parts = { unit, stories: playwright('stories'), journeys: playwright('journeys') };

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
  const found = [];
  for (const [name, part] of Object.entries(parts)) {
    const options = chosen.length === 0 || chosen.includes(name) ? await part.find(pattern) : [];
    if (options.length > 0) found.push({ name, part, options });
  }
  if (found.length === 0) {
    console.error(`No test matches "${pattern}".`);
    return 1;
  }
  keepBusy();
  const counts = [];
  for (const { name, part, options } of found) {
    counts.push(await part.run(join(reports, `${name}.json`), options));
  }
  const { passed, failures } = sumCounts(counts);
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
  console.log(`\n${passed} passed, ${failures.length} failed, in ${rounds} rounds`);
  return failures.length > 0 || passed === 0 ? 1 : 0;
});
