/**
 * The core flow in the browsers that the stories and journeys do not know: `npm run test:browsers`, or
 * `npm run test:browsers -- firefox` for one of them. Each walks through the demo build without a window, side by side,
 * and a line tells how it went; where one fails, a picture of its window is left in `test-results/`. The exit code is 1
 * when one fails or is not on the machine.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
// With it, a signal to npm ends this process, too.
import { root } from '../../.ci/processes.mjs';
import { serveDemo } from '../demo-server.ts';
import { walk } from './core-flow.ts';
import type { Browser } from './driver.ts';
import { firefox } from './firefox.ts';
import { listenForComplaints } from './page-errors.ts';
import { Person } from './user.ts';
import { webkit } from './webkit.ts';

const browsers = [firefox, webkit];

function chosenBrowsers(): Browser[] {
  const ids = process.argv.slice(2);
  const unknown = ids.filter((id) => !browsers.some((browser) => browser.id === id));
  if (unknown.length > 0) {
    const known = browsers.map(({ id }) => id).join(' and ');
    throw new Error(`Unknown: ${unknown.join(', ')}. The browsers are ${known}.`);
  }
  return ids.length > 0 ? browsers.filter(({ id }) => ids.includes(id)) : browsers;
}

/** Says what a browser lacks, and how to get it. */
function isInstalled({ name, missing }: Browser): boolean {
  const absent = missing();
  if (absent.length === 0) return true;
  const programs = absent.map(({ program }) => program).join(' and ');
  const packages = absent.map(({ debianPackage }) => debianPackage).join(' ');
  console.error(`✗ ${name} is missing: there is no ${programs}. On Debian: sudo apt-get install ${packages}`);
  return false;
}

/** Says what the page said when it failed, and leaves a picture. */
async function describe(person: Person, id: string): Promise<string[]> {
  try {
    const text = `  The page says: ${await person.excerpt()}`;
    const picture = join(root, 'test-results/browsers', `${id}.png`);
    mkdirSync(join(picture, '..'), { recursive: true });
    writeFileSync(picture, await person.driver.screenshot());
    return [text, `  Its window: ${relative(process.cwd(), picture)}`];
  } catch (error) {
    return [`  It does not respond any more: ${String(error)}`];
  }
}

async function passes({ id, name, launch }: Browser, url: string): Promise<boolean> {
  const started = performance.now();
  let person: Person | undefined;
  try {
    person = new Person(await launch(), url);
    await walk(person);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`✓ ${name} ${person.driver.version} in ${seconds} s`);
    return true;
  } catch (error) {
    const failure = `✗ ${name} failed while ${person?.doing ?? 'starting'}: ${String(error)}`;
    console.error([failure, ...(person ? await describe(person, id) : [])].join('\n'));
    return false;
  } finally {
    // One that has died cannot be closed; what is left of it ends with this process.
    await person?.driver.close().catch(() => {});
  }
}

async function main(): Promise<boolean> {
  const chosen = chosenBrowsers();
  const installed = chosen.filter(isInstalled);
  if (installed.length === 0) return false;
  const server = await serveDemo();
  try {
    listenForComplaints(server.folder);
    const results = await Promise.all(installed.map((browser) => passes(browser, server.url)));
    return results.every(Boolean) && installed.length === chosen.length;
  } finally {
    await server.close();
  }
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
