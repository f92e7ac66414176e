import type { Page } from '@playwright/test';
import { expect, test } from '../app.ts';
import { holdScripts } from './hold-scripts.ts';
import { pageHeadings } from './page-headings.ts';

/* The public pages as they were written at build time, before the application is there and without it. */

/** Where everything stands that has words or a picture, once all of it is drawn in its own letters. */
async function placesOn(page: Page): Promise<string[]> {
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

  for (const [path, heading] of Object.entries(pageHeadings)) {
    test(`${path} has its words and links`, async ({ app, page }) => {
      await page.goto(path);
      await expect(app.heading(heading)).toBeVisible();
      await expect(page.getByRole('navigation').getByRole('link', { name: 'About Us' })).toBeVisible();
      await page.getByRole('navigation').getByRole('link', { name: 'Login' }).click();
      await expect(page).toHaveURL('/auth/login');
      await expect(page.getByLabel('Email or username')).toBeVisible();
    });
  }

  test('a phone has the links as well', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/home');
    await page.getByRole('navigation').getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/auth/register');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the application takes over what is there (${colorScheme})`, async ({ app, page }) => {
    await page.emulateMedia({ colorScheme });
    // All of it in view: what is further down is laid out only as it comes near.
    await page.setViewportSize({ width: 1280, height: 3200 });
    for (const [path, heading] of Object.entries(pageHeadings)) {
      await page.goto(path);
      const written = await app.heading(heading).elementHandle();
      const before = await placesOn(page);
      await app.wake();
      await expect(page.locator('html:not([data-page])')).toBeAttached();
      expect(await written?.evaluate((element) => element.isConnected)).toBe(true);
      expect(await placesOn(page)).toEqual(before);
      await app.mockInstalled();
    }
  });
}

test('a page that needs no application loads none until somebody uses it', async ({ app, page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/home');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('/framework-'))).toEqual([]);
  await page.getByRole('button', { name: 'Next photo' }).press('Enter');
  await expect(page.getByText(/photo 2 of/i)).toBeAttached();
  expect(scripts.filter((url) => url.includes('/framework-'))).toHaveLength(1);
  await expect(app.heading(/from first click/i)).toBeVisible();
});

for (const query of ['', '?returnUrl=%2Flearner%2Fdashboard', '?message=Please%20sign%20in.']) {
  test(`what is typed and sent too early counts (${query || 'no query'})`, async ({ app, page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto(`/auth/login${query}`, { waitUntil: 'commit' });
    await page.getByLabel('Email or username').pressSequentially('lwazi');
    await page.getByLabel('Password', { exact: true }).pressSequentially('Learn2code!');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/auth/login${query}`);
    letScriptsCome();
    await expect(app.heading(/welcome/i)).toBeVisible();
  });
}

test('what somebody came for goes along with a link that is pressed early, and nothing else does', async ({
  page,
}) => {
  await holdScripts(page);
  const wanted = '?returnUrl=%2Fsubscribe&planId=3';
  await page.goto(`/auth/login${wanted}&other=1`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Create a parent account' }).click();
  await expect(page).toHaveURL(`/auth/register${wanted}`);
  // In a new tab as well.
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Log in instead' }).click({ button: 'middle' }),
  ]);
  await expect(tab).toHaveURL(`/auth/login${wanted}`);
});

test('what somebody came for goes along where the application does not come', async ({ page }) => {
  await page.route('**/assets/application-*.js', (route) => route.abort());
  await page.goto('/auth/login?returnUrl=%2Fsubscribe');
  await expect(page.getByRole('alert')).toContainText('A part of this page did not load.');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/auth/forgot-password?returnUrl=%2Fsubscribe');
});

test('a link that is pressed early does not take a token of the page along', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/auth/reset-password?token=abc&email=a%40b.test', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('a press that came early has been made, and later ones leave no mark', async ({ app, page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  const show = page.getByRole('button', { name: 'Show password' });
  await show.click();
  await expect(show).toHaveAttribute('data-early-press');
  letScriptsCome();
  const hide = page.getByRole('button', { name: 'Hide password' });
  await hide.click();
  await expect(show).toBeVisible();
  await expect(page.locator('[data-early-press]')).toHaveCount(0);
  await app.mockInstalled();
});

test('whoever is signed in never sees the bar of a visitor', async ({ app, page }) => {
  await app.signIn('lwazi');
  const letScriptsCome = await holdScripts(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Springbyte' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
  letScriptsCome();
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  await expect(app.heading(/from first click/i)).toBeVisible();
});

for (const label of ['Email or username', 'Password']) {
  test(`typing goes on where it was (${label})`, async ({ app, page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto('/auth/login', { waitUntil: 'commit' });
    const field = page.getByLabel(label, { exact: true });
    await field.pressSequentially('Learn2');
    letScriptsCome();
    await expect(page.locator('html:not([data-page])')).toBeAttached();
    await page.keyboard.type('code!');
    await expect(field).toHaveValue('Learn2code!');
    await app.mockInstalled();
  });
}

test('the page stays where it was scrolled', async ({ app, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/home');
  await page.getByRole('button', { name: 'Next photo' }).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await app.wake();
  await expect(page.locator('html:not([data-page])')).toBeAttached();
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect(page.getByText(/photo 2 of/i)).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  // The next page begins at its top.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(app.heading('Login')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a link to reset the password is never called broken', async ({ app, page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/auth/reset-password?token=abc&email=a%40b.test', { waitUntil: 'commit' });
  await expect(app.heading('Reset password')).toBeVisible();
  await expect(page.getByText('This page has no reset link')).toBeHidden();
  letScriptsCome();
  await expect(page.getByText('a@b.test')).toBeVisible();
  await expect(page.getByText('This page has no reset link')).toHaveCount(0);
});

test('a choice that was made early is kept', async ({ app, page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/auth/register', { waitUntil: 'commit' });
  await page.getByText('Learner (Over 18yrs)').click();
  await expect(page.getByRole('radio', { name: /^Learner/ })).toBeChecked();
  letScriptsCome();
  await expect(page.locator('html:not([data-page])')).toBeAttached();
  await expect(page.getByRole('radio', { name: /^Learner/ })).toBeChecked();
  await expect(page.locator('label[data-selected]')).toHaveText(/^Learner/);
  await app.mockInstalled();
});

test('what was typed stays when a part of the page does not load', async ({ page }) => {
  await page.route('**/assets/login-*.js', (route) => route.abort());
  await page.goto('/auth/login');
  await page.getByLabel('Email or username').fill('lwazi');
  await expect(page.getByRole('alert')).toContainText('A part of this page did not load.');
  await expect(page.getByLabel('Email or username')).toHaveValue('lwazi');
});

test('says so when the application does not come', async ({ app, page }) => {
  await page.route('**/assets/application-*.js', (route) => route.abort());
  await page.goto('/auth/login');
  const show = page.getByRole('button', { name: /^Show/ });
  await show.click();
  await expect(page.getByRole('alert')).toContainText('A part of this page did not load.');
  await show.click();
  // Nothing waits for an application that will not come.
  await expect(page.locator('[data-early-press]')).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('link', { name: 'load the page again' }).click();
  await app.wake();
  await expect(page.locator('html:not([data-page])')).toBeAttached();
});
