import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Starts `npm run mock:serve` on a free port. The caller kills the process.
 *
 * @param options further options of the command line
 * @throws Error when the process ends before it listens
 */
export async function startMockServer(
  options: readonly string[] = [],
): Promise<{ url: string; process: ChildProcess }> {
  const server = spawn(process.execPath, ['mocks/serve.ts', '--port', '0', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let url: string | undefined;
  for await (const line of createInterface({ input: server.stdout })) {
    url = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
    if (url !== undefined) break;
  }
  if (url === undefined) throw new Error('The mock has ended before it was listening.');
  // The server prints every request: drain the pipe, because a full one would block it.
  server.stdout.resume();
  return { url, process: server };
}
