import type { Page } from '@playwright/test';
import { appOn, expect, handedOver, keptOn, test } from './device.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'There is a newer version of this page' });
const releaseOf = (page: Page) => page.locator('html').getAttribute('data-release');

test('a newer release is offered, and loaded when the person says so', async ({
  app,
  page,
  host,
  context,
}) => {
  await app.open('/home');
  await handedOver(page);
  await page.goto('/auth/login');
  await page.getByLabel('Email or username').fill('lwazi');

  host.release();
  // The browser looks for it when a page of the application is opened.
  const other = await context.newPage();
  await appOn(other).open('/home');
  await expect(notice(page)).toContainText('Finish what you are typing first.');
  await expect(page.getByLabel('Email or username')).toHaveValue('lwazi');
  await app.expectAccessible();
  // A file that only the older release had.
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('assets')) ?? '';
    await (await caches.open(name)).put('/assets/older-B3vJYxIs.js', new Response(''));
  });

  // Nothing but the button loads it, however often the older one has asked the host for the page.
  for (const asked of [1, 2]) {
    const known = host.requests.length;
    await page.reload();
    await expect(app.heading('Login')).toBeVisible();
    expect([asked, await releaseOf(page)]).toEqual([asked, null]);
    await expect.poll(() => host.requests.slice(known)).toContain('/auth/login');
  }
  await app.wake();
  await expect(notice(page)).toBeVisible();
  await expect(notice(other)).toBeVisible();
  await other.getByRole('link', { name: 'Login' }).click();
  await other.getByLabel('Email or username').fill('zola');

  await notice(page).getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-release', '2');
  await expect(app.heading('Login')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  // The other tab goes on with what it has.
  await expect(notice(other)).toBeVisible();
  await expect(other.getByLabel('Email or username')).toHaveValue('zola');
  expect(Object.values(await keptOn(page)).flat()).toContainEqual(expect.stringContaining('older-'));

  // Nobody needs the files of the older release any more.
  await other.close();
  await expect(async () => {
    await page.reload();
    await app.wake();
    const kept = Object.values(await keptOn(page)).flat();
    expect(kept).not.toContainEqual(expect.stringContaining('older-'));
  }).toPass();
});

test('a newer release is there when no page of the older one is open', async ({
  app,
  page,
  host,
  context,
}) => {
  await app.open('/auth/login');
  await handedOver(page);
  host.release();
  await page.reload();
  await app.wake();
  await expect(notice(page)).toBeVisible();
  expect(await releaseOf(page)).toBeNull();
  await page.close();
  await expect(async () => {
    const later = await context.newPage();
    await later.goto('/auth/login');
    await expect(appOn(later).heading('Login')).toBeVisible();
    const release = await releaseOf(later);
    await later.close();
    expect(release).toBe('2');
  }).toPass();
});

test('a kept page whose script the host has dropped leads to the newer release', async ({
  app,
  page,
  host,
}) => {
  await app.open('/home');
  await handedOver(page);
  // It is kept, and its script is not: nobody has used the page.
  await page.goto('/auth/login');
  await handedOver(page);
  host.release();
  host.drop('login-');
  await page.reload();
  await page.getByLabel('Email or username').fill('lwazi');
  await expect(page.getByRole('alert')).toContainText('A part of this page did not load.');
  expect(await releaseOf(page)).toBeNull();
  await page.getByRole('link', { name: 'load the page again' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-release', '2');
});
