import type { Page } from '@playwright/test';
import { expect, test } from '../app.ts';

/* The code of a screen is there when it is wanted: it comes with the first sign that somebody will open it. */

/** The paths that the page has asked for since. */
function requestsOf(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const isScript = (path: string) => /\/assets\/.*\.js$/.test(path);
const isCall = (path: string) => path.startsWith('/api/');

const signs = {
  'a mouse': (page: Page) => page.getByRole('link', { name: 'Login' }).first().hover(),
  'the keyboard': (page: Page) => page.getByRole('link', { name: 'Login' }).first().focus(),
};

for (const [sign, give] of Object.entries(signs)) {
  test(`a link that ${sign} points at has its screen ready, and no call was made for it`, async ({
    app,
    page,
  }) => {
    await app.open('/home');
    await expect(page.locator('html:not([data-page])')).toBeAttached();
    const before = requestsOf(page);
    await give(page);
    await expect.poll(() => before.some((path) => /\/login-/.test(path))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(before.filter(isCall)).toEqual([]);

    const after = requestsOf(page);
    await page.getByRole('link', { name: 'Login' }).first().press('Enter');
    await expect(app.heading('Login')).toBeVisible();
    expect(after.filter(isScript)).toEqual([]);
  });
}

test('whoever signs in waits for no code of the page that follows', async ({ app, page }) => {
  await app.open('/auth/login');
  const requestedAt: string[] = [];
  page.on('request', (request) => {
    if (/\/dashboard-.*\.js$/.test(request.url())) requestedAt.push(new URL(page.url()).pathname);
  });
  await app.fillIn('lwazi');
  await expect(app.heading(/welcome/i)).toBeVisible();
  expect(new Set(requestedAt)).toEqual(new Set(['/auth/login']));
});

test('a screen that is opened by its URL loads in parallel with the application', async ({ app, page }) => {
  await app.signIn('lwazi');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/application-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  for (const [url, chunk] of [
    ['/grades/grd-4/activity-report', /\/activity-report-/],
    ['/topic/top-4-fractions/activity/act-4-fractions-halves', /\/_activityId-/],
  ] as const) {
    const requested = requestsOf(page);
    await page.goto(url, { waitUntil: 'commit' });
    await expect.poll(() => requested.some((path) => chunk.test(path))).toBe(true);
  }
  resolve();
  await expect(app.heading('Halves, quarters and eighths')).toBeVisible();
});
