import type { Page } from '@playwright/test';
import { expect, test } from '../app.ts';
import { delayScripts } from './delay-scripts.ts';
import { pageHeadings } from './page-headings.ts';

/** Position and size of all texts and pictures, after the fonts are loaded. */
async function boxesOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('#root :is(h1, h2, h3, p, a, label, img, svg)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${element.textContent} ${[x, y, width, height].map(Math.round).join(' ')}`;
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each prerendered page shows its text and links, on a phone too', async ({ app, page }) => {
    for (const [path, heading] of Object.entries(pageHeadings)) {
      await page.goto(path);
      await expect(app.heading(heading)).toBeVisible();
      const links = page.getByRole('navigation');
      await expect(links.getByRole('link', { name: 'About Us' })).toBeVisible();
      await links.getByRole('link', { name: 'Login' }).click();
      await expect(page.getByLabel('Email or username')).toBeVisible();
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/home');
    await page.getByRole('navigation').getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/auth/register');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`hydration does not shift the layout (${colorScheme})`, async ({ app, page }) => {
    await page.emulateMedia({ colorScheme });
    // Show the complete page: content outside of the viewport is laid out lazily.
    await page.setViewportSize({ width: 1280, height: 3200 });
    for (const [path, heading] of Object.entries(pageHeadings)) {
      await page.goto(path);
      const prerendered = await app.heading(heading).elementHandle();
      const before = await boxesOn(page);
      await app.moveMouse();
      await app.waitForHydration();
      expect(await prerendered?.evaluate((element) => element.isConnected)).toBe(true);
      await app.waitForMock();
      expect(await boxesOn(page)).toEqual(before);
    }
  });
}

test('the application loads on the first interaction and keeps the scroll position', async ({
  app,
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const frameworkRequests = () => scripts.filter((url) => url.includes('/framework-'));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/home');
  const photo = page.getByRole('button', { name: 'Next photo' });
  await photo.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  // Earlier requests of the page are recorded by now.
  await page.evaluate(() => fetch('/home'));
  expect(frameworkRequests()).toEqual([]);

  await app.moveMouse();
  await app.waitForHydration();
  expect(frameworkRequests()).toHaveLength(1);
  await photo.click();
  await expect(page.getByText(/photo 2 of/i)).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(app.heading('Login')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a page without interaction clears the storage of a visitor, but not of a signed-in user (D-002)', async ({
  app,
  page,
}) => {
  const stored = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await page.goto('/home');
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('other', 'x');
    sessionStorage.setItem('tanstack_router_reload:chunk', '1');
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(app.heading(/from first click/i)).toBeVisible();
  expect(await stored()).toEqual(['tanstack_router_reload:chunk']);

  await app.signInAs('lwazi');
  await page.evaluate(() => localStorage.setItem('other', 'x'));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  expect(await stored()).toEqual(expect.arrayContaining(['other', 'token']));
});

test('a signed-in user never sees the links of a visitor', async ({ app, page }) => {
  await app.signInAs('lwazi');
  const releaseScripts = await delayScripts(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Springbyte' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
  releaseScripts();
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  await expect(app.heading(/from first click/i)).toBeVisible();
});
