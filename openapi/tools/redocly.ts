/**
 * Starts redocly with our configuration and without network access: in a terminal it would otherwise ask the registry for a
 * newer version. As a command it passes its arguments on: `node openapi/tools/redocly.ts lint`.
 */
import { execFile, spawnSync } from 'node:child_process';
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
  const configuration = args[0] === 'diff' ? 'openapi/diff.yaml' : 'openapi/redocly.yaml';
  // `respect` takes no configuration.
  const config = args[0] === 'respect' ? [] : ['--config', configuration];
  return [join(dirname(manifest), bin.redocly), ...args, ...config];
}

if (import.meta.main) {
  // Not every shell expands a pattern.
  const args = process.argv
    .slice(2)
    .flatMap((one) => (one.includes('*') ? globSync(one, { cwd: options.cwd }) : one));
  const { status } = spawnSync(process.execPath, command(args), {
    ...options,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
