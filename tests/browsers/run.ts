/**
 * Runs the core flow in browsers other than Chromium: `npm run test:browsers`, or `npm run test:browsers -- firefox`
 * for one of them. The browsers open the demo build in parallel and headless. When a browser fails, a screenshot is
 * written to `test-results/`. The exit code is 1 when a browser fails or is missing.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
// Importing processes.mjs also makes this process end when npm is stopped.
import { root } from '../../.ci/system/processes.mjs';
import { serveDemo } from '../demo-server.ts';
import { runCoreFlow } from './core-flow.ts';
import type { Browser } from './driver.ts';
import { firefox } from './firefox.ts';
import { collectPageErrors } from './page-errors.ts';
import { User } from './user.ts';
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

function isInstalled({ name, missing }: Browser): boolean {
  const missingPrograms = missing();
  if (missingPrograms.length === 0) return true;
  const programs = missingPrograms.map(({ program }) => program).join(' and ');
  const packages = missingPrograms.map(({ debianPackage }) => debianPackage).join(' ');
  console.error(`✗ ${name} is missing: there is no ${programs}. On Debian: sudo apt-get install ${packages}`);
  return false;
}

async function collectEvidence(user: User, id: string): Promise<string[]> {
  try {
    const text = `  Page text: ${await user.excerpt()}`;
    const screenshotPath = join(root, 'test-results/browsers', `${id}.png`);
    mkdirSync(join(screenshotPath, '..'), { recursive: true });
    writeFileSync(screenshotPath, await user.driver.screenshot());
    return [text, `  Screenshot: ${relative(process.cwd(), screenshotPath)}`];
  } catch (error) {
    return [`  The browser no longer responds: ${String(error)}`];
  }
}

async function runIn({ id, name, launch }: Browser, url: string): Promise<boolean> {
  const started = performance.now();
  let user: User | undefined;
  try {
    user = new User(await launch(), url);
    await runCoreFlow(user);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`✓ ${name} ${user.driver.version} in ${seconds} s`);
    return true;
  } catch (error) {
    const failure = `✗ ${name} failed while ${user?.currentStep ?? 'starting'}: ${String(error)}`;
    console.error([failure, ...(user ? await collectEvidence(user, id) : [])].join('\n'));
    return false;
  } finally {
    // A crashed browser cannot be closed; it ends with this process.
    await user?.driver.close().catch(() => {});
  }
}

async function main(): Promise<boolean> {
  const chosen = chosenBrowsers();
  const installed = chosen.filter(isInstalled);
  if (installed.length === 0) return false;
  const server = await serveDemo();
  try {
    collectPageErrors(server.folder);
    const results = await Promise.all(installed.map((browser) => runIn(browser, server.url)));
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
