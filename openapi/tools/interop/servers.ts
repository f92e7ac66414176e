import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

async function waitFor(url: string): Promise<void> {
  for (let tries = 0; tries < 480; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return;
    await wait(250);
  }
  throw new Error(`Nothing listens on ${url}.`);
}

/** Runs `work` when each of the servers listens on its URL, and stops the servers afterwards. */
export async function withServers<T>(
  servers: ChildProcess[],
  urls: string[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    await Promise.all(urls.map(waitFor));
    return await work();
  } finally {
    for (const server of servers) server.kill();
  }
}
