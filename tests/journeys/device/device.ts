import type { Page } from '@playwright/test';
import { startMockServer } from '../../mock/start-mock-server.ts';
import { App, expect, test as base } from '../app.ts';
import { startHost, type Host } from './host.ts';

interface Fault {
  operation: string;
  status?: number | 'offline';
  delay?: number;
  times?: number;
}

/** The mock over HTTP, which plays the real server. */
export class Server {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  private async control(name: string, body: object): Promise<void> {
    const response = await fetch(`${this.url}/mock/${name}`, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(await response.text());
  }

  reset = (): Promise<void> => this.control('reset', {});
  breakNext = (fault: Fault): Promise<void> => this.control('faults', fault);
}

/** What the browser keeps in its caches: URLs by the name of the cache. */
export const keptOn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url)] as const;
    });
    return Object.fromEntries(await Promise.all(all));
  });

/** Names of the caches with somebody's data. */
export const personalCachesOn = async (page: Page): Promise<string[]> =>
  Object.keys(await keptOn(page)).filter((name) => name.includes('responses'));

/** Waits until a page that was opened without a service worker has handed over what it had loaded. */
export async function handedOver(page: Page): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  await expect.poll(async () => Object.values(await keptOn(page)).flat()).toContain(`${origin}${pathname}`);
}

interface Fixtures {
  host: Host;
}

/** A journey on a device that has never seen the production build before. */
export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // Playwright finds the fixtures that are needed by their names in this place.
    async ({ browserName: _browserName }, use) => {
      const { url, process } = await startMockServer();
      await use(new Server(url));
      process.kill();
    },
    { scope: 'worker' },
  ],
  host: async ({ server }, use) => {
    await server.reset();
    const host = await startHost(server.url);
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => {
    await use(host.url);
  },
});

export const appOn = (page: Page): App => new App(page);
export { expect };
