/**
 * Starts redocly with our configuration and without network access: in a terminal it would otherwise ask the registry for a
 * newer version. As a command it passes its arguments on and prints errors alone: `node openapi/tools/redocly.ts lint`.
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
 * @param env what redocly reads and no command line may show
 * @param signal ends it
 * @returns what redocly prints
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
  // `respect` takes no configuration.
  const config = args[0] === 'respect' ? [] : ['--config', 'openapi/redocly.yaml'];
  return [join(dirname(manifest), bin.redocly), ...args, ...config];
}

/** The errors in a report of redocly, a line for each: `file:line:column: reason`. */
export function reasonsOf(report: string): string[] {
  // A code frame follows the reason. Its line of that number has the reference, which the reason may lack.
  const errors = report.matchAll(/^\[\d+\] (\S+:(\d+):\d+).*\n\n(.+)\n\n(?:.*\|.*\n)*? *\2 \| *(.*)$/gm);
  return [...errors].map(([, place, , reason = '', source]) => {
    const text = reason === "Can't resolve $ref" ? `Can't resolve ${source}` : reason;
    return `${place}: ${text.replaceAll(options.cwd, '')}`;
  });
}

/** What is wrong. A reference that leads nowhere breaks other rules, too: then it is named alone. */
function errorsOf({ stdout, stderr }: { stdout: string; stderr: string }): string {
  const unresolved = reasonsOf(stdout).filter((reason) => reason.includes("Can't resolve $ref"));
  return unresolved.join('\n') || stdout.trim() || stderr.trim();
}

if (import.meta.main) {
  // Not every shell expands a pattern.
  const args = process.argv
    .slice(2)
    .flatMap((one) => (one.includes('*') ? globSync(one, { cwd: options.cwd }) : one));
  await redocly(args).catch((error: unknown) => {
    console.error(errorsOf(error as { stdout: string; stderr: string }));
    process.exitCode = 1;
  });
}
