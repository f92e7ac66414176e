import { expect, test } from '../app.ts';
import { watchRequests } from '../watch-requests.ts';

test('each page focuses its heading and announces its title, and Back restores the scroll position', async ({
  app,
  page,
}) => {
  await app.open('/home');
  await app.waitForHydration();
  const announced = page.getByRole('status').filter({ hasText: '· Springbyte' });
  // Screen readers announce the first page.
  await expect(announced).toHaveCount(0);
  const link = page.getByRole('main').getByRole('link', { name: 'Create Parent Account' }).last();
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(300);
  await link.press('Enter');
  await expect(page).toHaveURL('/auth/register');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(announced).toHaveText('Register · Springbyte');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle('Home · Springbyte');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 50);
  await expect(app.heading(/from first click/i)).toBeFocused();
});

test('the application follows hash links, at start and later, but not to another host', async ({
  app,
  page,
}) => {
  for (const [link, path] of [
    ['/', '/home'],
    ['/no/such/page', '/home'],
    ['/no/such/page#/paywall', '/paywall'],
    ['/#/auth/login?returnUrl=%2Fsubscribe', '/auth/login?returnUrl=%2Fsubscribe'],
    ['/#/subjects/%ff/learnertopics', '/home'],
    ['/#//evil.example/x', '/home'],
  ] as const) {
    await app.open(link);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => pathOf(page.url())).toBe(path);
  }
  const follow = (hash: string) =>
    page.evaluate((to) => {
      globalThis.location.hash = to;
    }, hash);
  await app.waitForHydration();
  await follow('#/paywall?learnerId=lrn-lwazi');
  await expect(app.heading('Unlock full access')).toBeFocused();
  await expect(page).toHaveURL('/paywall?learnerId=lrn-lwazi');
  await follow('#//evil.example');
  await expect(app.heading('Unlock full access')).toBeVisible();
});

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

const isScript = (path: string) => /\/assets\/.*\.js$/.test(path);

test('hovering or focusing a link preloads the code of its screen, without calling the API', async ({
  app,
  page,
}) => {
  for (const input of ['hover', 'focus'] as const) {
    await app.open('/home');
    await app.waitForHydration();
    // The demo loads it after the application.
    await expect(page.getByRole('button', { name: 'Open developer panel' })).toBeVisible();
    const link = page.getByRole('link', { name: 'Login' }).first();
    const preloading = watchRequests(page);
    await link[input]();
    await expect.poll(() => preloading.paths.some((path) => /\/login-/.test(path))).toBe(true);
    await preloading.finished();
    expect(preloading.paths.filter((path) => path.startsWith('/api/'))).toEqual([]);

    const navigating = watchRequests(page);
    await link.press('Enter');
    await expect(app.heading('Login')).toBeVisible();
    expect(navigating.paths.filter(isScript)).toEqual([]);
  }
});
