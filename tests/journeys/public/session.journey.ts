import type { Page } from '@playwright/test';
import { App, expect, test } from '../app.ts';
import { delayScripts } from './delay-scripts.ts';

const activity = '/topic/top-4-fractions/activity/act-4-fractions-halves';
const returnUrlOf = (page: Page) => new URL(page.url()).searchParams.get('returnUrl');
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const sessionEndedText = 'Your session has ended. Please sign in again.';

/** Opens an activity and waits for its requests: a pending one would redirect to the login when the session ends. */
async function openActivity(app: App): Promise<void> {
  await app.open(activity);
  await expect(app.page.getByText('0 of 5 answered')).toBeVisible();
  await expect(app.page.getByRole('navigation').getByRole('link', { name: 'Mathematics' })).toBeVisible();
}

/** Replaces the stored token with an expired one, which the application does not refresh (D-003). */
const endSession = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const [header, claims = '', signature] = (localStorage.getItem('token') ?? '').split('.');
    const read = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as object;
    const ended = btoa(JSON.stringify({ ...read, exp: 1 }))
      .replaceAll('+', '-')
      .replaceAll('/', '_');
    localStorage.setItem('token', [header, ended.replaceAll('=', ''), signature].join('.'));
  });

test('the login after a deep link offers that page, and no URL or log contains a token', async ({
  app,
  page,
}) => {
  const texts: string[] = [];
  page.on('framenavigated', (frame) => texts.push(frame.url()));
  page.on('request', (request) => texts.push(request.url()));
  page.on('console', (message) => texts.push(message.text()));
  const preloadedAt = new Set<string>();
  page.on('request', (request) => {
    if (/\/dashboard-.*\.js$/.test(request.url())) preloadedAt.add(new URL(page.url()).pathname);
  });
  await app.open(activity);
  await expect(app.heading('Login')).toBeVisible();
  expect(returnUrlOf(page)).toBe(activity);
  await app.logIn('lwazi', 'Wrong1!');
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await app.logIn('lwazi');
  await expect(app.heading(/welcome/i)).toBeFocused();
  await expect(page).toHaveURL('/learner/dashboard');
  expect([...preloadedAt]).toEqual(['/auth/login']);
  const offer = page.getByRole('link', { name: 'Go to that page' });
  await page.reload();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(app.heading(/welcome/i)).toBeVisible();
  await expect(offer).toHaveCount(0);
  expect(texts.join('\n')).not.toContain('eyJ');
});

test('a user can log in when the browser blocks storage', async ({ app, page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('No storage in this window.', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'indexedDB', { value: { open: refuse } });
    Storage.prototype.setItem = refuse;
  });
  await app.open('/auth/login');
  await app.logIn('lwazi');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Mathematics/ })
    .click();
  await expect(app.heading(/Mathematics/)).toBeVisible();
});

test('answers survive the end of the session, and only their learner sees them', async ({ app, page }) => {
  const longAnswer = app.question(5).getByRole('textbox');
  await app.signInAs('lwazi');
  await openActivity(app);
  await app.question(1).getByRole('radio', { name: 'False' }).press('Space');
  await expect(app.saveStatus).toHaveText('Saved');
  await endSession(page);
  await longAnswer.fill('Three is less than four.');
  await expect(app.heading('Login')).toBeVisible();
  expect(returnUrlOf(page)).toBe(activity);
  expect(await storedKeys(page)).toEqual([]);
  const keptNotice = page.getByText('Your answers are kept. Log in, and you can go on with your activity.');
  await expect(keptNotice).toBeVisible();
  await page.reload();
  await expect(keptNotice).toBeVisible();
  await app.logIn('lwazi');
  await expect(page.getByText('You were in the middle of an activity. Your answers are kept.')).toBeVisible();
  await page.getByRole('link', { name: 'Go on with my activity' }).click();
  await expect(page).toHaveURL(activity);
  await expect(app.question(1).getByRole('radio', { name: 'False' })).toBeChecked();
  await expect(longAnswer).toHaveValue('Three is less than four.');
  await expect(app.saveStatus).toHaveText('Saved');

  await endSession(page);
  await longAnswer.fill('I counted the pieces.');
  await expect(app.heading('Login')).toBeVisible();
  await app.logIn('admin@springbyte.test');
  await page.getByRole('link', { name: 'Go to that page' }).click();
  await expect(page).toHaveURL(activity);
  await expect(app.heading('Halves, quarters and eighths')).toBeVisible();
  await expect(page.getByText('I counted the pieces.')).toHaveCount(0);
});

test('a submission after the end of the session is sent when the learner signs in again', async ({
  app,
  page,
}) => {
  await app.signInAs('lwazi');
  await openActivity(app);
  await app.question(1).getByRole('radio', { name: 'False' }).press('Space');
  await expect(app.saveStatus).toHaveText('Saved');
  await endSession(page);
  await app.handIn();
  await expect(page.getByText(sessionEndedText)).toBeVisible();
  await expect(page.getByText('Your answers are kept. They are sent when you log in.')).toBeVisible();
  expect(returnUrlOf(page)).toBe(activity);

  await page.reload();
  await app.logIn('lwazi');
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(app.heading(/Score: 0 out of 4/)).toBeVisible();
});

test('form values survive the end of the session, and only their user sees them', async ({ app, page }) => {
  const form = '/parent/invite-parent/lrn-zola';
  const email = page.getByLabel('Parent Email');
  const keptNotice = page.getByText(/^What you typed is kept on this device/);
  await app.signInAs('parent@springbyte.test');
  await app.open(form);
  await email.fill('granny@family.test');
  await page.getByText('Guardian', { exact: true }).click();
  await endSession(page);
  await page.getByRole('button', { name: 'Invite Parent' }).click();
  await expect(page.getByText(sessionEndedText)).toBeVisible();
  await expect(keptNotice).toBeVisible();
  await page.reload();
  await expect(keptNotice).toBeVisible();

  await app.logIn('johan');
  await expect(page).toHaveURL('/parent/dashboard');
  await app.open(form);
  await expect(email).toHaveValue('');
  await app.logOut();
  await app.open(form);
  await expect(app.heading('Login')).toBeVisible();
  await expect(keptNotice).toHaveCount(0);
  await app.logIn('parent@springbyte.test');
  await page.getByRole('link', { name: 'Go to that page' }).click();
  await expect(email).toHaveValue('granny@family.test');
});

test('stored form values do not include passwords', async ({ app, page }) => {
  await app.signInAs('parent@springbyte.test');
  await app.open('/learner/lrn-zola/set-logins');
  const checked = page.waitForResponse(/check-username/);
  await page.getByLabel('Username').fill('zola.the.great');
  await page.getByLabel('Password', { exact: true }).fill('Secret2keep!');
  await page.getByLabel('Confirm password', { exact: true }).fill('Secret2keep!');
  // A later check of the user name would end the session before Save.
  await checked;
  await endSession(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^What you typed is kept on this device/)).toBeVisible();
  const stored = await page.evaluate(async () => {
    const opened = indexedDB.open('springbyte-forms');
    await new Promise((resolve) => opened.addEventListener('success', resolve, { once: true }));
    const drafts = opened.result.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((resolve) => drafts.addEventListener('success', resolve, { once: true }));
    return JSON.stringify(drafts.result);
  });
  expect(stored).toContain('zola.the.great');
  expect(stored).not.toContain('Secret2keep!');
});

test('a login leads back to the payment during which the session ended', async ({ app, page }) => {
  const returned = '/subscribe/success?learnerId=lrn-zola';
  await app.signInAs('parent@springbyte.test');
  await page.goto('/mocks/payment/index.html');
  await endSession(page);
  await page.goto(returned);
  await expect(page.getByText(sessionEndedText)).toBeVisible();
  expect(returnUrlOf(page)).toBe(returned);
  await app.logIn('parent@springbyte.test');
  await expect(page).toHaveURL(returned);
});

test('the screen is cleared when the session expires, before the login page has loaded', async ({
  app,
  page,
}) => {
  await page.clock.install();
  await app.signInAs('lwazi');
  await openActivity(app);
  const releaseLogin = await delayScripts(page, '**/assets/login-*.js');
  await page.clock.fastForward('01:01:00');
  await expect(page.getByRole('main').getByText('One moment…')).toBeVisible();
  await expect(page.getByText('Lwazi')).toHaveCount(0);
  releaseLogin();
  await expect(app.heading('Login')).toBeFocused();
  await expect(page.getByText(sessionEndedText)).toBeVisible();
  expect(returnUrlOf(page)).toBe(activity);
});

test('the screen is cleared when the session expires offline', async ({ app, page, context }) => {
  await page.clock.install();
  await app.signInAs('lwazi');
  await app.open('/learner/dashboard');
  await expect(app.heading(/welcome/i)).toBeVisible();
  await context.setOffline(true);
  await page.clock.fastForward('01:01:00');
  await expect(app.heading('You seem to be offline')).toBeVisible();
  await expect(page.getByText('Lwazi Khumalo')).toHaveCount(0);
  expect(await storedKeys(page)).toEqual([]);
});

test('a link redirects to the login after the session has ended, and Back skips the target of the link', async ({
  app,
  page,
}) => {
  await app.signInAs('lwazi');
  await app.open('/learner/dashboard');
  const subject = page.getByRole('main').getByRole('link', { name: /Mathematics/ });
  await expect(subject).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your progress' })).toBeVisible();
  await endSession(page);
  await subject.click();
  await expect(app.heading('Login')).toBeVisible();
  expect(returnUrlOf(page)).toBe('/subjects/sub-4-maths/learnertopics');
  await page.goBack();
  await expect(page).not.toHaveURL(/learnertopics$/);
});

test('a logout takes effect before the home page has loaded', async ({ app, page }) => {
  await app.signInAs('lwazi');
  await app.open('/learner/dashboard');
  await expect(app.heading(/welcome/i)).toBeVisible();
  const releaseHome = await delayScripts(page, '**/assets/home-*.js');
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('main').getByText('One moment…')).toBeVisible();
  await expect(page.getByText('Lwazi Khumalo')).toHaveCount(0);
  expect(await storedKeys(page)).toEqual([]);
  releaseHome();
  await expect(app.heading(/from first click/i)).toBeFocused();
  await app.open('/learner/dashboard');
  await expect(app.heading('Login')).toBeVisible();
});

test('a user logs out without a connection', async ({ app, page, context }) => {
  await app.signInAs('lwazi');
  await app.open('/learner/dashboard');
  await expect(app.heading(/welcome/i)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(app.heading('You seem to be offline')).toBeVisible();
  await expect(page.getByText('Lwazi Khumalo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
});

test('a tab follows a login of another user, and a logout, in another tab', async ({
  app,
  page,
  context,
}) => {
  await app.signInAs('lwazi');
  await app.open('/learner/dashboard');
  await expect(app.heading(/welcome/i)).toBeVisible();
  const otherTab = new App(await context.newPage());
  await otherTab.page.goto('/auth/login');
  await otherTab.logIn('parent@springbyte.test');
  await expect(app.heading('Hello, Naledi Khumalo')).toBeVisible();
  await expect(page).toHaveURL('/parent/dashboard');
  await expect(page.getByRole('navigation', { name: 'Lwazi Khumalo' })).toHaveCount(0);

  await expect(otherTab.heading('Hello, Naledi Khumalo')).toBeVisible();
  await otherTab.logOut();
  await expect(app.heading('Login')).toBeVisible();
  await expect(
    page.getByText('You have been signed out in another tab. Please sign in again.'),
  ).toBeVisible();
  await expect(page.getByText('Naledi Khumalo')).toHaveCount(0);
});
