/**
 * Runs redocly with the project's configuration and without network access (in a terminal it would check for
 * updates). As a command (`node openapi/tools/redocly.ts lint`) it passes on its arguments and prints errors only.
 */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const options = {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' },
};

/**
 * @param env variables for redocly, such as secrets that must not appear on a command line
 * @param signal aborts redocly
 * @returns the standard output of redocly
 * @throws Error when redocly fails
 */
export async function redocly(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  signal?: AbortSignal,
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, command(args), {
    ...options,
    env: { ...options.env, ...env },
    maxBuffer: 32 * 1024 * 1024,
    signal,
  });
  return stdout;
}

function command(args: readonly string[]): string[] {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve('@redocly/cli/package.json');
  const { bin } = require(manifest) as { bin: { redocly: string } };
  return [join(dirname(manifest), bin.redocly), ...args, '--config', 'openapi/redocly.yaml'];
}

/** The errors in a redocly report, one line each: `file:line:column: reason`. */
export function reasonsOf(report: string): string[] {
  // A code frame follows each reason; its marked line has the reference that the reason omits.
  const errors = report.matchAll(/^\[\d+\] (\S+:(\d+):\d+).*\n\n(.+)\n\n(?:.*\|.*\n)*? *\2 \| *(.*)$/gm);
  return [...errors].map(([, location, , reason = '', source]) => {
    const text = reason === "Can't resolve $ref" ? `Can't resolve ${source}` : reason;
    return `${location}: ${text.replaceAll(options.cwd, '')}`;
  });
}

/** Extracts the errors. An unresolved reference also breaks other rules, so it is reported alone. */
function errorsOf({ stdout, stderr }: { stdout: string; stderr: string }): string {
  const unresolved = reasonsOf(stdout).filter((reason) => reason.includes("Can't resolve $ref"));
  return unresolved.join('\n') || stdout.trim() || stderr.trim();
}

if (import.meta.main) {
  // Expand patterns here: not every shell does.
  const args = process.argv
    .slice(2)
    .flatMap((one) => (one.includes('*') ? globSync(one, { cwd: options.cwd }) : one));
  await redocly(args).catch((error: unknown) => {
    console.error(errorsOf(error as { stdout: string; stderr: string }));
    process.exitCode = 1;
  });
}
