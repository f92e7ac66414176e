import { expect, test } from '../app.ts';

test('every navigation brings a title, the focus on the heading and an announcement', async ({
  app,
  page,
}) => {
  await app.open('/home');
  await expect(page).toHaveTitle('Home · Springbyte');
  const announced = page.getByRole('status').filter({ hasText: '· Springbyte' });
  // The browser reads the first page by itself.
  await expect(announced).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).press('Enter');
  await expect(page).toHaveTitle('Login · Springbyte');
  await expect(app.heading('Login')).toBeFocused();
  await expect(announced).toHaveText('Login · Springbyte');

  await page.getByRole('link', { name: 'Forgot password?' }).press('Enter');
  await expect(page).toHaveTitle(/^Forgot.* · Springbyte$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goBack();
  await expect(page).toHaveTitle('Login · Springbyte');
  await expect(app.heading('Login')).toBeFocused();
});

test('the keyboard skips to the content', async ({ app, page }) => {
  await app.open('/home');
  await expect(app.heading(/from first click/i)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(app.heading(/from first click/i)).toBeFocused();
  await expect(page).toHaveURL('/home');
});

test('the way back leads to where the page was left, a new page begins at its top', async ({ app, page }) => {
  await app.open('/home');
  const link = page.getByRole('main').getByRole('link', { name: 'Create Parent Account' }).last();
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL('/auth/register');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(app.heading(/from first click/i)).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 50);
});

for (const [link, path] of [
  ['/#/paywall?learnerId=lrn-lwazi', '/paywall?learnerId=lrn-lwazi'],
  ['/home#/paywall?learnerId=lrn-lwazi', '/paywall?learnerId=lrn-lwazi'],
  ['/no/such/page#/paywall', '/paywall'],
  ['/#/auth/login?returnUrl=%2Fsubscribe', '/auth/login?returnUrl=%2Fsubscribe'],
  ['/#/no/such/page', '/home'],
  ['/#/subjects/%ff/learnertopics', '/home'],
  ['/#//evil.example/x', '/home'],
  ['/#/a/..//evil.example/x', '/home'],
] as const) {
  test(`the link ${link} leads to ${path}`, async ({ page, app }) => {
    await app.open(link);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => location(page.url())).toBe(path);
  });
}

test('such a link also works on the open page', async ({ app, page }) => {
  await app.open('/home');
  await expect(app.heading(/from first click/i)).toBeVisible();
  await page.evaluate(() => {
    globalThis.location.hash = '#/paywall?learnerId=lrn-lwazi';
  });
  await expect(app.heading('Unlock full access')).toBeFocused();
  await expect(page).toHaveURL('/paywall?learnerId=lrn-lwazi');
  await page.evaluate(() => {
    globalThis.location.hash = '#//evil.example';
  });
  await expect(app.heading('Unlock full access')).toBeVisible();
});

/** Path and query, without the hash that a URL without meaning may keep. */
const location = (url: string): string => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};
