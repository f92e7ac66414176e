import type { Page } from '@playwright/test';
import { appOn, expect, handedOver, personalCachesOn, test, type Server } from './device.ts';

/** Everything in the browser's caches and databases, as text; without what the host has written for everybody. */
const everythingOn = (page: Page): Promise<string> =>
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

async function seeDashboard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /welcome/i })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => everythingOn(page)).toContain('"Lwazi"');
}

const logOut = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' }).click();

async function expectNothingLeft(page: Page): Promise<void> {
  await expect.poll(() => personalCachesOn(page)).toEqual([]);
  const left = await everythingOn(page);
  expect(left).not.toMatch(/lwazi|khumalo|lrn-|Bearer|eyJ/i);
}

test.beforeEach(async ({ app, page }) => {
  await app.open('/home');
  await handedOver(page);
  await app.signIn('lwazi');
  await seeDashboard(page);
});

test('no token gets into a URL that is kept', async ({ page }) => {
  expect(await everythingOn(page)).not.toMatch(/Bearer|eyJ|token=/);
});

test('signing out leaves nothing of a person', async ({ page }) => {
  await logOut(page);
  await expect(page).toHaveURL('/home');
  await expectNothingLeft(page);
});

test('signing out without a connection leaves nothing of a person', async ({ page, host, app }) => {
  host.unplug();
  await logOut(page);
  await expectNothingLeft(page);
  await page.goto('/learner/dashboard');
  await expect(app.heading('Login')).toBeVisible();
  await expect(page.getByText('Lwazi')).toHaveCount(0);
});

test('signing out in another tab leaves nothing of a person', async ({ page, context, app }) => {
  const other = await context.newPage();
  await other.goto('/learner/dashboard');
  await seeDashboard(other);
  await logOut(other);
  await expect(app.heading('Login')).toBeVisible();
  await expectNothingLeft(page);
});

test('a response that comes after signing out is not kept', async ({ page, server }) => {
  await slowDown(server);
  await page.reload();
  await logOut(page);
  await expect(page).toHaveURL('/home');
  await page.waitForLoadState('networkidle');
  await expectNothingLeft(page);
});

test('the next person sees nothing of the one before, not even without a connection', async ({
  page,
  host,
  context,
}) => {
  await logOut(page);
  await expect(page).toHaveURL('/home');
  const other = await context.newPage();
  await appOn(other).signIn('zola');
  await other.waitForLoadState('networkidle');
  expect(await personalCachesOn(other)).toHaveLength(1);
  host.unplug();
  await other.goto('/learner/dashboard');
  await expect(other.getByRole('region', { name: 'No connection' })).toBeVisible();
  await expect(other.getByText('Lwazi')).toHaveCount(0);
  expect(await everythingOn(other)).not.toContain('"Lwazi"');
});

const slowDown = (server: Server) =>
  server.breakNext({ operation: 'listActivitiesForLearner', delay: 3000, times: 1 });
