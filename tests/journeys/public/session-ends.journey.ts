import type { Page } from '@playwright/test';
import { expect, test } from '../app.ts';

const activity = '/topic/top-4-fractions/activity/act-4-fractions-halves';
const returnUrlOf = (page: Page) => new URL(page.url()).searchParams.get('returnUrl');

/** Lets the stored session end now, as an hour at a closed laptop does: nothing refreshes what has expired (D-003). */
async function endSession(page: Page): Promise<void> {
  // A call that the page still makes for itself would notice it before the next step of the test.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const [header, claims = '', signature] = (localStorage.getItem('token') ?? '').split('.');
    const read = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as object;
    const ended = btoa(JSON.stringify({ ...read, exp: 1 }))
      .replaceAll('+', '-')
      .replaceAll('/', '_');
    localStorage.setItem('token', [header, ended.replaceAll('=', ''), signature].join('.'));
  });
}

test('a learner whose session ends in the middle of an answer signs in again and finds every word', async ({
  app,
  page,
}) => {
  await app.signIn('lwazi');
  await app.open(activity);
  await app.question(1).getByRole('radio', { name: 'False' }).press('Space');
  await expect(app.saveStatus).toHaveText('Saved');

  await endSession(page);
  await app.question(5).getByRole('textbox').fill('Three is less than four.');
  await expect(app.heading('Login')).toBeVisible();
  expect(returnUrlOf(page)).toBe(activity);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await app.fillIn('lwazi');
  await expect(app.heading(/welcome/i)).toBeVisible();
  await app.expectAccessible();
  await page.getByRole('link', { name: 'Go to that page' }).click();
  await expect(page).toHaveURL(activity);
  await expect(app.question(1).getByRole('radio', { name: 'False' })).toBeChecked();
  await expect(app.question(5).getByRole('textbox')).toHaveValue('Three is less than four.');
  await expect(app.saveStatus).toHaveText('Saved');
  await page.reload();
  await expect(app.question(5).getByRole('textbox')).toHaveValue('Three is less than four.');
});

test('answers that are handed in after the session has ended are sent when their learner is back', async ({
  app,
  page,
}) => {
  await app.signIn('lwazi');
  await app.open(activity);
  await app.question(1).getByRole('radio', { name: 'False' }).press('Space');
  await expect(app.saveStatus).toHaveText('Saved');

  await endSession(page);
  await page.getByRole('button', { name: 'Submit Activity' }).click();
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  await expect(app.heading('Login')).toBeVisible();
  await expect(
    page.getByText('Your session has ended. Your answers are kept. Please sign in again.'),
  ).toBeVisible();
  await expect(page.getByText(/unable to save/i)).toHaveCount(0);
  expect(returnUrlOf(page)).toBe(activity);

  // They survive a reload, too.
  await page.reload();
  await app.fillIn('lwazi');
  await expect(page.getByText('Your answers were sent.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to that page' })).toBeVisible();
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(app.heading(/Score: 0 out of 4/)).toBeVisible();
});

test('a session ends when its time comes, in front of somebody who only reads', async ({ app, page }) => {
  await page.clock.install();
  await app.signIn('lwazi');
  await app.open(activity);
  await expect(page.getByText('0 of 5 answered')).toBeVisible();
  await page.clock.fastForward('01:01:00');
  await expect(app.heading('Login')).toBeVisible();
  await expect(
    page.getByText('Your session has ended. Your answers are kept. Please sign in again.'),
  ).toBeVisible();
  expect(returnUrlOf(page)).toBe(activity);
  await app.expectAccessible();
});

test('a session ends at its time without a connection too, and its page goes', async ({
  app,
  page,
  context,
}) => {
  await page.clock.install();
  await app.signIn('lwazi');
  // A session that is resumed has loaded other parts of the application than one that begins here.
  await page.reload();
  await expect(app.heading(/welcome/i)).toBeVisible();
  await context.setOffline(true);
  await page.clock.fastForward('01:01:00');
  await expect(app.heading('You seem to be offline')).toBeVisible();
  await expect(page.getByText('Lwazi Khumalo')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('on a slow line the page goes when its session ends, not when the login page has come', async ({
  app,
  page,
  context,
}) => {
  await page.clock.install();
  await app.signIn('lwazi');
  await page.reload();
  await expect(app.heading(/welcome/i)).toBeVisible();
  const { promise: loginArrives, resolve: letLoginArrive } = Promise.withResolvers<void>();
  await context.route(/assets\/login-.*\.js/, async (route) => {
    await loginArrives;
    await route.continue();
  });
  await page.clock.fastForward('01:01:00');
  await expect(page.getByRole('main').getByText('One moment…')).toBeVisible();
  await expect(page.getByText('Lwazi')).toHaveCount(0);

  letLoginArrive();
  await expect(app.heading('Login')).toBeFocused();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
});

test('whoever signs in instead is shown nothing of it', async ({ app, page }) => {
  await app.signIn('lwazi');
  await app.open(activity);
  await expect(page.getByText('0 of 5 answered')).toBeVisible();
  await endSession(page);
  await app.question(5).getByRole('textbox').fill('Three is less than four.');
  await expect(app.heading('Login')).toBeVisible();

  await app.fillIn('admin@springbyte.test');
  await expect(page).toHaveURL('/admin/users');
  await page.getByRole('link', { name: 'Go to that page' }).click();
  await expect(page).toHaveURL(activity);
  await expect(page.getByText('Three is less than four.')).toHaveCount(0);
});

test('a page that asks for data leads to the login, and a reload forgets what had expired', async ({
  app,
  page,
}) => {
  await app.signIn('lwazi');
  await endSession(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Mathematics/ })
    .click();
  await expect(app.heading('Login')).toBeVisible();
  expect(returnUrlOf(page)).toBe('/subjects/sub-4-maths/learnertopics');
  // The page that never came is not in the way back.
  await page.goBack();
  await expect(page).not.toHaveURL(/learnertopics$/);

  await app.signIn('lwazi');
  await endSession(page);
  await page.reload();
  await expect(app.heading('Login')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('the link back can be put away, and stays away', async ({ app, page }) => {
  await app.open(activity);
  await app.fillIn('lwazi');
  await expect(app.heading(/welcome/i)).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(page.getByRole('link', { name: 'Go to that page' })).toHaveCount(0);
  await expect(app.heading(/welcome/i)).toBeFocused();
  await page.reload();
  await expect(app.heading(/welcome/i)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to that page' })).toHaveCount(0);
});

for (const returnUrl of [
  'https://evil.example/learner/profile',
  '//evil.example',
  String.raw`/\evil.example`,
  'javascript:alert(document.domain)',
  '/%2F%2Fevil.example',
  '/learner/..//evil.example',
  '/auth/login?returnUrl=//evil.example',
]) {
  test(`a login never leads to ${returnUrl}`, async ({ app, page }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).host.includes('evil')) elsewhere.push(request.url());
    });
    page.on('dialog', (dialog) => elsewhere.push(dialog.message()));
    await app.open(`/auth/login?returnUrl=${encodeURIComponent(returnUrl)}`);
    await app.fillIn('lwazi');
    await expect(app.heading(/welcome/i)).toBeVisible();
    await expect(page).toHaveURL('/learner/dashboard');
    await expect(page.getByRole('link', { name: 'Go to that page' })).toHaveCount(0);
    expect(elsewhere).toEqual([]);
  });
}

test('no token is in a line of the console', async ({ app, page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await app.signIn('lwazi');
  await endSession(page);
  await page.reload();
  await expect(app.heading('Login')).toBeVisible();
  expect(lines.join('\n')).not.toContain('eyJ');
});
