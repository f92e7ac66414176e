/**
 * Starts redocly with our configuration and without a look at the network: in a terminal it would otherwise ask the
 * registry for a newer version. Run by itself it passes its arguments on: `node openapi/tools/redocly.ts lint`.
 */
import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const options = {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' },
};

/** Gives what redocly prints. Throws when it fails. */
export async function redocly(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, command(words), {
    ...options,
    maxBuffer: 32 * 1024 * 1024,
  });
  return stdout;
}

function command(words: string[]): string[] {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve('@redocly/cli/package.json');
  const { bin } = require(manifest) as { bin: { redocly: string } };
  const configuration = words[0] === 'diff' ? 'openapi/diff.yaml' : 'openapi/redocly.yaml';
  return [join(dirname(manifest), bin.redocly), ...words, '--config', configuration];
}

if (import.meta.main) {
  const { status } = spawnSync(process.execPath, command(process.argv.slice(2)), {
    ...options,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
