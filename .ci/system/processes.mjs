import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The path of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export const binFolder = join(root, 'node_modules', '.bin');

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** The exit code after a signal: 128 plus its number, as in shells. */
let stoppedWith = 0;

function exitWhenStopped() {
  if (stoppedWith > 0 && running.size === 0) process.exit(stoppedWith);
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  stoppedWith = 128 + constants.signals[signal];
  // Terminals send Ctrl+C to the children too, and some treat a second one as a forced exit.
  const isForwarded = signal === 'SIGINT' && process.stdin.isTTY;
  if (!isForwarded) for (const child of running) child.kill(signal);
  exitWhenStopped();
}
process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);

// A signal to npm ends only the shell between npm and this process, so watch for its exit.
if (process.env['npm_lifecycle_event']) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 500).unref();
}

/**
 * The environment of the project's tools: `node_modules/.bin` first on the PATH, because it contains the required
 * Node, and no telemetry.
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
 * The environment of the system's npm, which must not use the Node that it is about to replace.
 * @returns {NodeJS.ProcessEnv}
 */
export function machineEnvironment() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return { ...process.env, PATH: folders.filter((folder) => folder !== binFolder).join(delimiter) };
}

/**
 * Runs a command. Forwards signals to it.
 * @param {readonly string[]} command program and arguments, without a shell
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env] default: {@link toolEnvironment}
 * @param {string} [options.cwd] default: the repository folder
 * @param {boolean} [options.quiet] return the output instead of printing it
 * @param {(line: string) => void} [options.onLine] called for each line of standard output
 * @returns {Promise<{ code: number, output: string }>} exit code (127: program not found, 128 and more: ended by a
 *   signal) and the output of a quiet run
 */
export function run(
  [program = '', ...args],
  { env = toolEnvironment(), cwd = root, quiet = false, onLine } = {},
) {
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: [quiet ? 'ignore' : 'inherit', quiet || onLine ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  running.add(child);

  /** @type {Buffer[]} */
  const chunks = [];
  const collect = (/** @type {Buffer} */ chunk) => chunks.push(chunk);
  const show = (/** @type {Buffer} */ chunk) => process.stdout.write(chunk);
  child.stderr?.on('data', collect);
  child.stdout?.on('data', quiet ? collect : show);
  if (child.stdout && onLine) createInterface({ input: child.stdout }).on('line', onLine);

  return new Promise((resolve) => {
    const finish = (/** @type {number} */ code, message = '') => {
      running.delete(child);
      exitWhenStopped();
      resolve({ code, output: Buffer.concat(chunks).toString() + message });
    };
    child.on('error', (error) => finish(127, `${error.message}\n`));
    child.on('close', (code, signal) => finish(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
