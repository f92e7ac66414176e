import type { Page, Request } from '@playwright/test';
import { App, expect, personalCacheNames, signInOnDevice, test } from './device.ts';

/** The content of the browser's caches and databases, without files of the host. */
const storedContentOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const isOfHost =
          request.url.includes('/assets/') || response?.headers.get('Content-Type')?.startsWith('text/html');
        found.push(name, request.url, isOfHost ? '' : ((await response?.text()) ?? ''));
      }
    }
    for (const { name } of await indexedDB.databases()) found.push(name ?? '');
    return found.join('\n');
  });

async function openDashboard(app: App): Promise<void> {
  await app.page.goto('/learner/dashboard');
  await expect(app.heading(/welcome/i)).toBeVisible();
  await expect.poll(() => storedContentOn(app.page)).toContain('"Lwazi"');
}

async function expectNothingLeft(page: Page): Promise<void> {
  await expect.poll(() => personalCacheNames(page)).toEqual([]);
  expect(await storedContentOn(page)).not.toMatch(/lwazi|khumalo|lrn-|Bearer|eyJ/i);
}

test.beforeEach(async ({ app }) => {
  await signInOnDevice(app, 'lwazi');
  await openDashboard(app);
});

test('the browser caches no token, and a logout deletes the cached data of the user, which the next user never sees', async ({
  app,
  page,
  host,
}) => {
  expect(await storedContentOn(page)).not.toMatch(/Bearer|eyJ|token=/);
  await app.logOut();
  await expectNothingLeft(page);

  await app.signInAs('zola');
  await page.goto('/learner/dashboard');
  await expect(app.heading('Welcome, Zola!')).toBeVisible();
  await expect.poll(() => storedContentOn(page)).toContain('"Zola"');
  expect(await personalCacheNames(page)).toHaveLength(1);
  host.disconnect();
  await page.reload();
  await expect(page.getByRole('region', { name: 'No connection' })).toBeVisible();
  await expect(app.heading('Welcome, Zola!')).toBeVisible();
  await expect(page.getByText('Lwazi')).toHaveCount(0);
  expect(await storedContentOn(page)).not.toContain('"Lwazi"');
});

test('an offline logout deletes the cached data of the user', async ({ app, page, host }) => {
  host.disconnect();
  await page.getByRole('link', { name: 'Logout' }).click();
  await expectNothingLeft(page);
  await page.goto('/learner/dashboard');
  // The login page was never loaded on this device.
  await expect(app.heading('This page did not load completely')).toBeVisible();
  await expect(page.getByText('Lwazi')).toHaveCount(0);
});

test('a logout in another tab deletes the cached data of the user', async ({ app, page, context }) => {
  const otherTab = new App(await context.newPage());
  await openDashboard(otherTab);
  await otherTab.logOut();
  await expect(app.heading('Login')).toBeVisible();
  await expectNothingLeft(page);
});

test('the browser does not cache a response that arrives after the logout', async ({ app, page, server }) => {
  await server.injectFault({ operation: 'listActivitiesForLearner', delay: 1500, times: 1 });
  const isLate = (request: Request) => request.url().includes('/activities/for-learner');
  const late = Promise.race([
    page.waitForEvent('requestfinished', isLate),
    page.waitForEvent('requestfailed', isLate),
  ]);
  await page.reload();
  await app.logOut();
  await late;
  await expectNothingLeft(page);
});
