import type { Page } from '@playwright/test';
import { App, cachedUrlsOn, expect, waitForCachedPage, test } from './device.ts';
import { demoFolder, productionFolder } from './production.ts';

const workersOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ active }) => new URL(active?.scriptURL ?? location.href).pathname);
  });

test('a demo on the same URL removes the production service worker, and a production build installs it again', async ({
  host,
  context,
}) => {
  let previousDemoPage: Page | undefined;
  for (const path of ['/home', '/auth/login']) {
    await host.replaceWith(productionFolder);
    const production = new App(await context.newPage());
    await production.open('/home');
    await expect.poll(() => workersOn(production.page)).toEqual(['/service-worker.js']);
    await waitForCachedPage(production.page);
    await production.page.close();
    await previousDemoPage?.close();

    await host.replaceWith(demoFolder);
    const demo = new App(await context.newPage());
    await demo.page.goto(path);
    // A page that the production build has cached reloads once.
    await expect(async () => {
      await demo.moveMouse();
      expect(await workersOn(demo.page)).toEqual(['/mockServiceWorker.js']);
      const names = Object.keys(await cachedUrlsOn(demo.page));
      expect(names.filter((name) => !name.startsWith('msw'))).toEqual([]);
    }).toPass();
    await demo.signInAs('lwazi');
    await demo.open('/learner/dashboard');
    await expect(demo.heading(/welcome/i)).toBeVisible();
    await demo.logOut();
    // Close it after the next production page, which must replace the worker while a tab uses it.
    previousDemoPage = demo.page;
  }
});
