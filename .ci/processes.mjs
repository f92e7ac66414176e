import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout, with a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

export const binFolder = join(root, 'node_modules', '.bin');

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** The exit code of a run that a signal stops: 128 and the signal's number, as shells have it. */
let stoppedWith = 0;

function leaveWhenStopped() {
  if (stoppedWith > 0 && running.size === 0) process.exit(stoppedWith);
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  stoppedWith = 128 + constants.signals[signal];
  // A terminal's Ctrl+C reaches the children by itself, and a second one makes them drop everything.
  const heard = signal === 'SIGINT' && process.stdin.isTTY;
  if (!heard) for (const child of running) child.kill(signal);
  leaveWhenStopped();
}
process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);

// A signal sent to npm ends only the shell between npm and us, and a server would be left behind alone.
if (process.env['npm_lifecycle_event']) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 500).unref();
}

/**
 * The environment for the project's tools: `node_modules/.bin` comes first on the PATH, because it holds the Node
 * that they need (the machine's may be older), and no tool reports its usage.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment() {
  return {
    ...process.env,
    PATH: [binFolder, process.env['PATH']].join(delimiter),
    STORYBOOK_DISABLE_TELEMETRY: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  };
}

/**
 * The environment for the machine's own npm, which must not run in the Node that it is about to replace.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function machineEnvironment() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return { ...process.env, PATH: folders.filter((folder) => folder !== binFolder).join(delimiter) };
}

/**
 * Runs a command in the folder of the checkout and waits for its end. Signals sent to this process reach it too.
 *
 * @param {readonly string[]} command The program and its arguments; no shell is involved.
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env] {@link toolEnvironment} unless given.
 * @param {boolean} [options.quiet] Keep the output back and return it instead of showing it.
 * @param {(line: string) => void} [options.onLine] Is told every line of standard output, which is shown as well.
 * @returns {Promise<{ code: number, output: string }>} Exit code (127 when the program does not exist, 128 and
 *   more when a signal ended it) and the output that was kept back.
 */
export function run([program = '', ...args], { env = toolEnvironment(), quiet = false, onLine } = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env,
    stdio: [quiet ? 'ignore' : 'inherit', quiet || onLine ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  running.add(child);

  /** @type {Buffer[]} */
  const kept = [];
  const keep = (/** @type {Buffer} */ chunk) => kept.push(chunk);
  const show = (/** @type {Buffer} */ chunk) => process.stdout.write(chunk);
  child.stderr?.on('data', keep);
  child.stdout?.on('data', quiet ? keep : show);
  if (child.stdout && onLine) createInterface({ input: child.stdout }).on('line', onLine);

  return new Promise((resolve) => {
    const finish = (/** @type {number} */ code, message = '') => {
      running.delete(child);
      leaveWhenStopped();
      resolve({ code, output: Buffer.concat(kept).toString() + message });
    };
    child.on('error', (error) => finish(127, `${error.message}\n`));
    child.on('close', (code, signal) => finish(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
