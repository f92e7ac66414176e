import type { Page } from '@playwright/test';
import { appOn, expect, handedOver, test } from './device.ts';
import { demoFolder, productionFolder } from './production.ts';

const scriptsOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ active }) => new URL(active?.scriptURL ?? location.href).pathname);
  });

const cacheNamesOn = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

for (const { at, kind } of [
  { at: '/home', kind: 'that was kept' },
  { at: '/auth/login', kind: 'that was not' },
]) {
  test(`a demo takes the place of a production build on a page ${kind}, and the other way round`, async ({
    app,
    page,
    host,
    context,
  }) => {
    await app.open('/home');
    await handedOver(page);
    // A worker that still has something to do gives its place to no other.
    await page.waitForLoadState('networkidle');
    expect(await scriptsOn(page)).toEqual(['/service-worker.js']);
    await page.close();

    await host.replaceWith(demoFolder);
    const demo = await context.newPage();
    await demo.goto(at);
    await expect(demo.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    // A page that the production build has kept is loaded anew in the middle of it.
    await expect(async () => {
      await appOn(demo).wake();
      expect(await scriptsOn(demo)).toEqual(['/mockServiceWorker.js']);
      expect((await cacheNamesOn(demo)).filter((name) => !name.startsWith('msw'))).toEqual([]);
    }).toPass();
    await appOn(demo).signIn('lwazi');
    await demo.close();

    await host.replaceWith(productionFolder);
    const production = await context.newPage();
    await appOn(production).open('/home');
    await expect.poll(() => scriptsOn(production)).toEqual(['/service-worker.js']);
    await handedOver(production);
  });
}
