import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserArguments, findBrowser } from './browser.mjs';
import { binFolder, machineEnvironment, root, run } from './processes.mjs';

/** The setup of the machine failed. The message is for the user. */
export class SetupError extends Error {}

/** The minimum Node version of MSW 3, vitest 5 and the contract tools. The package `node` provides it (ADR 20). */
const minimumNode = [22, 12];

/**
 * @typedef {{ version?: string, optional?: boolean }} LockedPackage
 * @param {string} path
 * @returns {Record<string, LockedPackage>} the packages of a lock file by folder
 */
function lockedPackages(path) {
  /** @type {{ packages: Record<string, LockedPackage> }} */
  const { packages } = JSON.parse(readFileSync(join(root, path), 'utf8'));
  return packages;
}

/**
 * Compares the installed packages with the lock file. Compares versions, because copies and checkouts change dates.
 * npm writes `node_modules/.package-lock.json` last, so an interrupted installation has none.
 * @returns {string | undefined} a reason to install
 */
function reasonToInstall() {
  if (!existsSync(join(root, 'node_modules'))) return 'node_modules is missing';
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return 'npm was interrupted';

  const present = lockedPackages('node_modules/.package-lock.json');
  for (const [folder, { version, optional }] of Object.entries(lockedPackages('package-lock.json'))) {
    // The entry without a folder is the project. Optional packages are for other platforms.
    if (folder === '' || (optional && !present[folder])) continue;
    if (present[folder]?.version === version) continue;
    return `package-lock.json requires ${folder.replace('node_modules/', '')} ${version}`;
  }
  return existsSync(join(binFolder, 'node'))
    ? undefined
    : 'the package node, which provides Node for the tools, is missing';
}

async function projectNodeWorks() {
  const { code, output } = await run(['node', '--version'], { quiet: true });
  const [major = 0, minor = 0] = output.replace('v', '').split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = minimumNode;
  return code === 0 && (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor));
}

/**
 * Installs the packages when `node_modules` differs from `package-lock.json`, and ensures a sufficient Node
 * version.
 * @returns {Promise<void>}
 * @throws {SetupError} when npm fails or no usable Node is available
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

  // The package `node` downloads its binary in an install script, which may be disabled.
  if (await projectNodeWorks()) return;
  await run(['npm', 'rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'], { env });
  if (await projectNodeWorks()) return;
  throw new SetupError(
    `No Node ${minimumNode.join('.')} or later: the npm package "node" could not fetch one. Install Node 24 and try again.`,
  );
}

/** @param {readonly string[]} command run as root, or with sudo if it needs no password */
function asRoot(command) {
  const isRoot = process.getuid?.() === 0;
  return run(isRoot ? command : ['sudo', '--non-interactive', ...command], { env: machineEnvironment() });
}

/**
 * Finds or installs Chromium for story tests and journeys, and passes it to them in `CHROMIUM_PATH` and `CHROMIUM_ARGS`.
 * @returns {Promise<void>}
 * @throws {SetupError} when no browser is available
 */
export async function ensureBrowser() {
  if (!findBrowser()) {
    console.log('Installing Chromium for the story tests and journeys: no Chrome or Chromium was found.');
    await run(['playwright', 'install', '--with-deps', 'chromium']);
  }
  if (!findBrowser()) {
    console.log("Installing the distribution's Chromium with apt-get: Playwright could not install its own.");
    await asRoot(['apt-get', 'update']);
    // Debian has two packages; the headless one is enough.
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
 * Runs a command and sets the exit code. Prints a setup error without a stack trace.
 * @param {() => Promise<number>} command returns the exit code
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
