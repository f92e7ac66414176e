import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, test } from '../app.ts';

const activity = '/topic/top-4-fractions/activity/act-4-fractions-halves';
const list = '/topics/top-4-fractions/learner-activities';
const saved = 'Saved on this device, not sent';

/**
 * The browser says that it has no connection. Page and backend come from this machine and go on working, so that the
 * page can be loaded again: a cookie holds the state, because web storage is emptied at a start.
 */
async function preparePulling(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', {
      get: () => !document.cookie.includes('unplugged=yes'),
    });
  });
}

async function pullThePlug(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'unplugged', value: 'yes', url: origin }]);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
}

async function plugIn(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'unplugged' });
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

test('answers handed in offline survive a reload and another learner, and become one attempt', async ({
  app,
  page,
  context,
}) => {
  await preparePulling(context);
  await app.signIn('lwazi');
  await app.open(activity);
  await app.question(1).getByRole('radio', { name: 'True' }).press('Space');
  await pullThePlug(page);
  await page.getByRole('button', { name: 'Submit Activity' }).click();
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  const bar = page.getByRole('region', { name: 'Hand in' });
  await expect(bar).toContainText(saved);
  await expect(bar).toContainText('It is sent as soon as you are online again.');
  await app.expectAccessible();

  await page.reload();
  await expect(bar).toContainText(saved);
  await expect(app.question(1).getByRole('radio', { name: 'True' })).toBeChecked();
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/home');

  // Another learner on the same device sees none of it, and sends none of it.
  await app.signIn('zola');
  await app.open(activity);
  await expect(page.getByText('0 of 5 answered')).toBeVisible();
  await expect(page.getByText(saved)).toBeHidden();
  await plugIn(page);
  await app.question(1).getByRole('radio', { name: 'False' }).press('Space');
  await expect(app.saveStatus).toHaveText('Saved');
  await pullThePlug(page);
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/home');

  await app.signIn('lwazi');
  await app.open(list);
  const card = page.getByRole('listitem').filter({ hasText: 'Halves, quarters and eighths' });
  await expect(card.getByText(saved)).toBeVisible();
  await expect(card.getByRole('link', { name: /^Attempt / })).toHaveCount(1);
  await plugIn(page);
  await expect(page.getByText('Your answers were sent.')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Attempt 2: 1/4' })).toBeVisible();
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(app.heading(/Score: 1 out of 4/)).toBeFocused();

  await app.open(list);
  await expect(card.getByRole('link', { name: /^Attempt / })).toHaveCount(2);
  await expect(page.getByText(saved)).toBeHidden();
  await app.open(activity);
  await expect(page.getByText('0 of 5 answered')).toBeVisible();
});

test('a response that was lost on the way makes no second attempt', async ({ app, page }) => {
  await app.signIn('lwazi');
  await app.open(activity);
  await app.question(1).getByRole('radio', { name: 'True' }).press('Space');
  // Every response until the reload: the queue may try again before it.
  await app.breakNext({ operation: 'submitActivityAnswers', status: 'lost' });
  await page.getByRole('button', { name: 'Submit Activity' }).click();
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  await expect(page.getByRole('region', { name: 'Hand in' })).toContainText(saved);

  // The next start of the application sends it, and the sheet gives way to the result.
  await page.reload();
  await expect(app.heading(/Score: 1 out of 4/)).toBeFocused();
  await expect(page.getByText('Attempt 2')).toBeVisible();
  await app.open(list);
  await expect(page.getByRole('link', { name: /^Attempt .: 1\/4$/ })).toHaveCount(1);
});

test('the result opens with a connection that comes and goes: its code has been loaded ahead', async ({
  app,
  page,
  context,
}) => {
  await preparePulling(context);
  await app.signIn('lwazi');
  // The code of the result, and all that was asked for with it.
  const ahead = page.waitForRequest(/\/assets\/_activityResultId-[^/]*\.js/);
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await app.open(activity);
  await ahead;
  await expect.poll(() => pending.size).toBe(0);
  await context.route('**/assets/*.{js,css}', (route) => route.abort());
  await pullThePlug(page);
  await page.getByRole('button', { name: 'Submit Activity' }).click();
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  await expect(page.getByRole('region', { name: 'Hand in' })).toContainText(saved);
  await plugIn(page);
  await expect(app.heading(/Score: 0 out of 4/)).toBeFocused();
  await expect(page.getByText('Your answers were sent.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'A part of this page did not load' })).toBeHidden();
});

test('the result opens although the connection was lost while its code was loaded ahead', async ({
  app,
  page,
  context,
}) => {
  await app.signIn('lwazi');
  let isLost = true;
  let failures = 0;
  await context.route('**/assets/_activityResultId-*.js', async (route) => {
    if (!isLost) return route.continue();
    failures += 1;
    return route.abort();
  });
  await app.open(activity);
  await expect.poll(() => failures).toBeGreaterThan(0);
  isLost = false;
  await page.getByRole('button', { name: 'Submit Activity' }).click();
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  await expect(app.heading(/Score: 0 out of 4/)).toBeVisible();
});
