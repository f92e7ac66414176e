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
  injectFault = (fault: Fault): Promise<void> => this.control('faults', fault);
}

export const cachedUrlsOn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url)] as const;
    });
    return Object.fromEntries(await Promise.all(all));
  });

export const personalCacheNames = async (page: Page): Promise<string[]> =>
  Object.keys(await cachedUrlsOn(page)).filter((name) => name.includes('responses'));

/** Waits until the service worker has cached the page that loaded before it was installed. */
export async function waitForCachedPage(page: Page): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  await expect
    .poll(async () => Object.values(await cachedUrlsOn(page)).flat())
    .toContain(`${origin}${pathname}`);
}

/** Waits until responses of queries with these names in their keys are cached. */
export async function waitForCachedResponses(page: Page, ...names: string[]): Promise<void> {
  await expect(async () => {
    const urls = Object.entries(await cachedUrlsOn(page)).flatMap(([name, all]) =>
      name.includes('responses') ? all : [],
    );
    const missing = names.filter(
      (name) => !urls.some((url) => url.includes(encodeURIComponent(`"${name}"`))),
    );
    expect(missing, urls.join('\n')).toEqual([]);
  }).toPass();
}

export async function signInOnDevice(app: App, login: string): Promise<void> {
  await app.open('/home');
  await waitForCachedPage(app.page);
  await app.signInAs(login);
}

interface Fixtures {
  host: Host;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // Playwright requires destructuring here.
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

export { App, expect };
