import type { Page } from '@playwright/test';
import { App, cachedUrlsOn, expect, waitForCachedPage, test } from './device.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'There is a newer version of this page' });
const releaseOf = (page: Page) => page.locator('html').getAttribute('data-release');

test('a newer release loads only when the user presses the button, and the files of the older release are then deleted', async ({
  app,
  page,
  host,
  context,
}) => {
  await app.open('/home');
  await waitForCachedPage(page);
  await page.goto('/auth/login');
  await page.getByLabel('Email or username').fill('lwazi');

  host.deployRelease();
  // Opening a page makes the browser check for updates.
  const otherTab = new App(await context.newPage());
  await otherTab.open('/auth/login');
  await otherTab.page.getByLabel('Email or username').fill('zola');
  await expect(notice(page)).toContainText('Finish what you are typing first.');
  await expect(page.getByLabel('Email or username')).toHaveValue('lwazi');
  // Simulate a cached file of an older release.
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((cacheName) => cacheName.includes('assets')) ?? '';
    await (await caches.open(name)).put('/assets/older-B3vJYxIs.js', new Response(''));
  });

  for (const reload of [1, 2]) {
    const known = host.requests.length;
    await page.reload();
    await expect(app.heading('Login')).toBeVisible();
    expect([reload, await releaseOf(page)]).toEqual([reload, null]);
    await expect.poll(() => host.requests.slice(known)).toContain('/auth/login');
  }
  await app.moveMouse();
  await expect(notice(otherTab.page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-release', '2');
  await expect(notice(page)).toHaveCount(0);
  await expect(notice(otherTab.page)).toBeVisible();
  await expect(otherTab.page.getByLabel('Email or username')).toHaveValue('zola');
  const olderFiles = async () =>
    Object.values(await cachedUrlsOn(page))
      .flat()
      .filter((url) => url.includes('older-'));
  expect(await olderFiles()).toHaveLength(1);

  await otherTab.page.close();
  await expect(async () => {
    await page.reload();
    await app.moveMouse();
    expect(await olderFiles()).toEqual([]);
  }).toPass();
});

test('a newer release opens when no page of the older release is open', async ({
  app,
  page,
  host,
  context,
}) => {
  await app.open('/auth/login');
  await waitForCachedPage(page);
  host.deployRelease();
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

test('a cached page whose script is missing on the host offers the newer release', async ({
  app,
  page,
  host,
}) => {
  await app.open('/home');
  await waitForCachedPage(page);
  // The page is cached without its script, which loads only on the first interaction.
  await page.goto('/auth/login');
  await waitForCachedPage(page);
  host.deployRelease();
  host.deleteAssets('login-');
  await page.reload();
  await page.getByLabel('Email or username').fill('lwazi');
  await expect(page.getByRole('alert')).toContainText('A part of this page did not load.');
  expect(await releaseOf(page)).toBeNull();
  await page.getByRole('link', { name: 'load the page again' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-release', '2');
});
