import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/**
 * Finds the Chromium for story tests and journeys. Installs nothing (see `setup.mjs`) and runs without
 * `node_modules`.
 */

/**
 * Executable names of Chromium and Chrome. Headless shell first, because it is a sixth faster. Ubuntu's
 * `chromium-browser` is omitted: it only installs the snap package.
 */
const commandNames = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Arguments for root, which is usual in containers: no sandbox, GPU or background services. */
const rootArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string | undefined} path */
function isExecutable(path) {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {readonly string[]} names
 * @returns {string | undefined} the path of the first of these programs on the PATH
 */
export function findProgram(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** The path of Playwright's Chromium, installed or not; undefined without `node_modules`. */
function playwrightChromium() {
  try {
    /** @type {typeof import('playwright')} */
    const { chromium } = createRequire(import.meta.url)('playwright');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * Finds Playwright's Chromium, then `CHROMIUM_PATH`, then an installed Chromium or Chrome.
 * @returns {string | undefined} the path of an executable
 */
export function findBrowser() {
  const bundled = playwrightChromium();
  if (isExecutable(bundled)) return bundled;

  const named = process.env['CHROMIUM_PATH'];
  if (isExecutable(named)) return named;

  return findProgram(commandNames) ?? macApplications.find(isExecutable);
}

/**
 * The command line arguments of the browser: `CHROMIUM_ARGS` (separated by spaces) or, for root, those for
 * containers.
 * @returns {string[]}
 */
export function browserArguments() {
  const given = process.env['CHROMIUM_ARGS'];
  if (given !== undefined) return given.split(' ').filter(Boolean);
  return process.getuid?.() === 0 ? rootArguments : [];
}

/**
 * Playwright's launch options for the browser. Scrollbars are visible, as for users; headless browsers hide them by
 * default.
 * @param {readonly string[]} moreArguments added to {@link browserArguments}
 * @returns {{ executablePath?: string, args: string[], ignoreDefaultArgs: string[] }}
 */
export function browserLaunchOptions(moreArguments = []) {
  const executablePath = findBrowser();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [...browserArguments(), ...moreArguments],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  };
}

/**
 * Launch options for tests, which run most code only briefly: without V8's compiler TurboFan, a run takes a tenth less
 * processor time.
 */
export const testLaunchOptions = () => browserLaunchOptions(['--js-flags=--no-opt']);
