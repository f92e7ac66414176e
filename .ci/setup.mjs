import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserArguments, findBrowser } from './browser.mjs';
import { binFolder, machineEnvironment, root, run } from './processes.mjs';

/** A machine that cannot be made ready. The message is a sentence for the person at the terminal. */
export class SetupError extends Error {}

/** MSW 3, vitest 5 and the contract's tools need this Node or a later one. */
const minimumNode = [22, 12];

/**
 * @typedef {{ version?: string, optional?: boolean }} LockedPackage
 * @param {string} path
 * @returns {Record<string, LockedPackage>} The packages of a lock file by their folder.
 */
function lockedPackages(path) {
  /** @type {{ packages: Record<string, LockedPackage> }} */
  const { packages } = JSON.parse(readFileSync(join(root, path), 'utf8'));
  return packages;
}

/**
 * Says why the packages have to be installed. Versions are compared rather than dates, which copies and checkouts
 * change; npm writes its own list into `node_modules` last, so that an interrupted installation has none.
 *
 * @returns {string | undefined} A reason, or undefined when everything is in place.
 */
function reasonToInstall() {
  if (!existsSync(join(root, 'node_modules'))) return 'node_modules is missing';
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return 'the last one was interrupted';

  const present = lockedPackages('node_modules/.package-lock.json');
  for (const [folder, { version, optional }] of Object.entries(lockedPackages('package-lock.json'))) {
    // The entry without a folder is the project itself; optional packages are for other machines.
    if (folder === '' || (optional && !present[folder])) continue;
    if (present[folder]?.version === version) continue;
    return `package-lock.json asks for ${folder.replace('node_modules/', '')} ${version}`;
  }
  return existsSync(join(binFolder, 'node')) ? undefined : 'the Node of the project is missing';
}

async function projectNodeWorks() {
  const { code, output } = await run(['node', '--version'], { quiet: true });
  const [major = 0, minor = 0] = output.replace('v', '').split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = minimumNode;
  return code === 0 && (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor));
}

/**
 * Installs the packages when `node_modules` does not hold what `package-lock.json` says, and makes sure that a
 * Node which is new enough comes with them. Says nothing when nothing is to do.
 *
 * @returns {Promise<void>}
 * @throws {SetupError} When npm fails or leaves no usable Node behind.
 */
export async function ensureDependencies() {
  const reason = reasonToInstall();
  if (!reason) return;
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new SetupError(
      `Packages have to be installed: ${reason}. node_modules is a link, whose target npm ci would empty: remove the link, or run npm ci there.`,
    );
  }

  console.log(`Installing packages with npm ci: ${reason}.`);
  const env = machineEnvironment();
  const { code } = await run(['npm', 'ci', '--loglevel=error'], { env });
  if (code !== 0) throw new SetupError(`npm ci failed with exit code ${code}; its message is above.`);

  // The package `node` fetches its binary in an install script, which a machine's npm may be told to skip.
  if (await projectNodeWorks()) return;
  await run(['npm', 'rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'], { env });
  if (await projectNodeWorks()) return;
  throw new SetupError(
    `No Node ${minimumNode.join('.')} or later: the npm package "node" could not fetch one. Install Node 24 and try again.`,
  );
}

/** @param {readonly string[]} command Something that only root may do; sudo is used only where it needs no password. */
function asRoot(command) {
  const isRoot = process.getuid?.() === 0;
  return run(isRoot ? command : ['sudo', '--non-interactive', ...command], { env: machineEnvironment() });
}

/**
 * Finds the Chromium for story tests and journeys, or installs one, and hands it to every tool started from here
 * on by `CHROMIUM_PATH` and `CHROMIUM_ARGS`. Says nothing when a browser is there.
 *
 * @returns {Promise<void>}
 * @throws {SetupError} When there is no browser and none can be installed.
 */
export async function ensureBrowser() {
  if (!findBrowser()) {
    console.log('Installing Chromium for the story tests and journeys: no Chrome or Chromium was found.');
    await run(['playwright', 'install', '--with-deps', 'chromium']);
  }
  if (!findBrowser()) {
    console.log("Installing the distribution's Chromium with apt-get: Playwright could not install its own.");
    await asRoot(['apt-get', 'update']);
    // Debian has it in two packages; the one without windows is enough.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!findBrowser()) await asRoot(['apt-get', 'install', '--yes', '--no-install-recommends', name]);
    }
  }
  const browser = findBrowser();
  if (!browser) {
    throw new SetupError(
      'No Chromium found and none could be installed: install Chrome or Chromium, or set CHROMIUM_PATH to its executable.',
    );
  }
  process.env['CHROMIUM_PATH'] = browser;
  process.env['CHROMIUM_ARGS'] = browserArguments().join(' ');
}

/**
 * Runs a command of the project and ends the process with its exit code. A machine that cannot be made ready gets
 * one sentence instead of a stack trace.
 *
 * @param {() => Promise<number>} command Returns the exit code.
 */
export async function main(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
