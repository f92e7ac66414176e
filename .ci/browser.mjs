import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/**
 * Finds the Chromium that story tests and journeys run in. Nothing here installs anything (see `setup.mjs`),
 * and nothing needs `node_modules`, so that it can be asked before the first `npm ci`.
 */

/**
 * Names under which distributions install Chromium or Chrome; Ubuntu's `chromium-browser` is only a pointer to snap. The
 * one without windows comes first: it needs a sixth less time for the journeys.
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

/** Chromium refuses its sandbox to root, and in a container neither a GPU nor the background services exist. */
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
 * @returns {string | undefined} The path of the first of these programs that is on the PATH.
 */
export function findProgram(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Where Playwright keeps the Chromium of its own version, installed or not; undefined without `node_modules`. */
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
 * Looks for Playwright's own Chromium, then `CHROMIUM_PATH`, then an installed Chromium or Chrome.
 *
 * @returns {string | undefined} The path of an executable, or undefined when there is none.
 */
export function findBrowser() {
  const own = playwrightChromium();
  if (isExecutable(own)) return own;

  const named = process.env['CHROMIUM_PATH'];
  if (isExecutable(named)) return named;

  return findProgram(commandNames) ?? macApplications.find(isExecutable);
}

/**
 * The arguments to start the browser with: those of `CHROMIUM_ARGS` (separated by spaces) or, for root, what a
 * container needs.
 *
 * @returns {string[]}
 */
export function browserArguments() {
  const given = process.env['CHROMIUM_ARGS'];
  if (given !== undefined) return given.split(' ').filter(Boolean);
  return process.getuid?.() === 0 ? rootArguments : [];
}

/**
 * Playwright's launch options for the browser found; without one Playwright itself says what is missing. Scrollbars take
 * up room as they do on a user's screen: by default a headless browser hides them.
 *
 * @returns {{ executablePath?: string, args: string[], ignoreDefaultArgs: string[] }}
 */
export function browserLaunchOptions() {
  const executablePath = findBrowser();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: browserArguments(),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  };
}
