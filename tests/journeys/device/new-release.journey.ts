import type { Page } from '@playwright/test';
import { App, cachedOn, expect, waitForCachedPage, test } from './device.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'There is a newer version of this page' });
const releaseOf = (page: Page) => page.locator('html').getAttribute('data-release');

test('offers a newer release, loads it only by its button, and then drops the files of the older one', async ({
  app,
  page,
  host,
  context,
}) => {
  await app.open('/home');
  await waitForCachedPage(page);
  await page.goto('/auth/login');
  await page.getByLabel('Email or username').fill('lwazi');

  host.release();
  // Opening a page makes the browser check for updates.
  const other = new App(await context.newPage());
  await other.open('/auth/login');
  await other.page.getByLabel('Email or username').fill('zola');
  await expect(notice(page)).toContainText('Finish what you are typing first.');
  await expect(page.getByLabel('Email or username')).toHaveValue('lwazi');
  // A file of the older release.
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('assets')) ?? '';
    await (await caches.open(name)).put('/assets/older-B3vJYxIs.js', new Response(''));
  });

  // Reloads stay on the older release.
  for (const reload of [1, 2]) {
    const known = host.requests.length;
    await page.reload();
    await expect(app.heading('Login')).toBeVisible();
    expect([reload, await releaseOf(page)]).toEqual([reload, null]);
    await expect.poll(() => host.requests.slice(known)).toContain('/auth/login');
  }
  await app.wake();
  await expect(notice(other.page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-release', '2');
  await expect(notice(page)).toHaveCount(0);
  await expect(notice(other.page)).toBeVisible();
  await expect(other.page.getByLabel('Email or username')).toHaveValue('zola');
  const olderFiles = async () =>
    Object.values(await cachedOn(page))
      .flat()
      .filter((url) => url.includes('older-'));
  expect(await olderFiles()).toHaveLength(1);

  await other.page.close();
  await expect(async () => {
    await page.reload();
    await app.wake();
    expect(await olderFiles()).toEqual([]);
  }).toPass();
});

test('opens a newer release when no page of the older one was open', async ({ app, page, host, context }) => {
  await app.open('/auth/login');
  await waitForCachedPage(page);
  host.release();
  await page.reload();
  await app.start();
  await expect(notice(page)).toBeVisible();
  expect(await releaseOf(page)).toBeNull();
  await page.close();
  await expect(async () => {
    const later = new App(await context.newPage());
    await later.page.goto('/auth/login');
    await expect(later.heading('Login')).toBeVisible();
    const release = await releaseOf(later.page);
    await later.page.close();
    expect(release).toBe('2');
  }).toPass();
});

test('leads from a cached page whose script the host has dropped to the newer release', async ({
  app,
  page,
  host,
}) => {
  await app.open('/home');
  await waitForCachedPage(page);
  // The page is cached without its script, because it was not used.
  await page.goto('/auth/login');
  await waitForCachedPage(page);
  host.release();
  host.drop('login-');
  await page.reload();
  await page.getByLabel('Email or username').fill('lwazi');
  await expect(page.getByRole('alert')).toContainText('A part of this page did not load.');
  expect(await releaseOf(page)).toBeNull();
  await page.getByRole('link', { name: 'load the page again' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-release', '2');
});
