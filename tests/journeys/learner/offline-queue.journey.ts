import type { BrowserContext, Page } from '@playwright/test';
import { App, expect, test } from '../app.ts';
import { watchRequests } from '../watch-requests.ts';

const activity = '/topic/top-4-fractions/activity/act-4-fractions-halves';
const list = '/topics/top-4-fractions/learner-activities';
const saved = 'Saved on this device. We will send it.';

/**
 * Simulates a lost connection through `navigator.onLine` only, so that pages still load. A cookie stores the state,
 * because `signInAs` clears `localStorage`.
 */
async function prepareDisconnecting(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', {
      get: () => !document.cookie.includes('offline=yes'),
    });
  });
}

async function disconnect(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'offline', value: 'yes', url: origin }]);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
}

async function connect(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'offline' });
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

test('an offline submission survives a reload and the login of another learner, and is sent once', async ({
  app,
  page,
  context,
}) => {
  await prepareDisconnecting(context);
  await app.signInAs('lwazi');
  await app.open(activity);
  await app.question(1).getByRole('radio', { name: 'True' }).press('Space');
  await disconnect(page);
  await app.handIn();
  await expect(app.handInBar).toContainText(saved);
  await page.reload();
  await expect(app.handInBar).toContainText(saved);
  await expect(app.question(1).getByRole('radio', { name: 'True' })).toBeChecked();

  await app.signInAs('zola');
  await app.open(activity);
  await expect(page.getByText('0 of 5 answered')).toBeVisible();
  await expect(page.getByText(saved)).toBeHidden();
  await connect(page);
  await app.question(1).getByRole('radio', { name: 'False' }).press('Space');
  await expect(app.saveStatus).toHaveText('Saved');
  await disconnect(page);

  await app.signInAs('lwazi');
  await app.open(list);
  const card = page.getByRole('listitem').filter({ hasText: 'Halves, quarters and eighths' });
  await expect(card.getByText(saved)).toBeVisible();
  await expect(card.getByRole('link', { name: /^Attempt / })).toHaveCount(1);
  await connect(page);
  await expect(card.getByRole('link', { name: 'Attempt 2: 1/4' })).toBeVisible();
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(app.heading(/Score: 1 out of 4/)).toBeFocused();
});

test('answers typed offline survive the closing of the tab and are saved in the next tab', async ({
  app,
  page,
  context,
}) => {
  await prepareDisconnecting(context);
  await app.signInAs('lwazi');
  await app.open(activity);
  await app.injectFault({ operation: 'saveActivityAnswers', status: 'offline' });
  await app.question(1).getByRole('radio', { name: 'True' }).press('Space');
  await app.question(4).getByRole('textbox', { name: 'Blank 2 of 3' }).fill('1000');
  await expect(app.saveStatus).toHaveText('Saved on this device. We will try again.');

  const next = new App(await context.newPage());
  await page.close();
  await next.open('/learner/dashboard');
  await next.page.getByRole('link', { name: 'Halves, quarters and eighths' }).click();
  await expect(next.question(1).getByRole('radio', { name: 'True' })).toBeChecked();
  await expect(next.question(4).getByRole('textbox', { name: 'Blank 2 of 3' })).toHaveValue('1000');
  await expect(next.saveStatus).toHaveText('Saved');
});

test('a submission whose response was lost is sent again after a reload, and counts as one attempt', async ({
  app,
  page,
}) => {
  await app.signInAs('lwazi');
  await app.open(activity);
  await app.question(1).getByRole('radio', { name: 'True' }).press('Space');
  // Lose every response, because the queue may retry before the reload.
  await app.injectFault({ operation: 'submitActivityAnswers', status: 'lost' });
  await app.handIn();
  await expect(app.handInBar).toContainText(saved);
  await app.removeFaults();

  await page.reload();
  await expect(app.heading(/Score: 1 out of 4/)).toBeFocused();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: /^Attempt .: 1\/4$/ })).toHaveCount(1);
});

test('after an offline submission, the result page opens although its code can no longer be downloaded', async ({
  app,
  page,
  context,
}) => {
  await prepareDisconnecting(context);
  await app.signInAs('lwazi');
  const requests = watchRequests(page);
  await app.open(activity);
  await expect
    .poll(() => requests.paths.some((path) => /\/_activityResultId-[^/]*\.js/.test(path)))
    .toBe(true);
  await app.waitForDeveloperTools();
  await requests.finished();
  await context.route('**/assets/*.{js,css}', (route) => route.abort());
  await disconnect(page);
  await app.handIn();
  await expect(app.handInBar).toContainText(saved);
  await connect(page);
  await expect(app.heading(/Score: 0 out of 4/)).toBeFocused();
  await expect(page.getByRole('region', { name: 'A part of this page did not load' })).toBeHidden();
});

test('a learner opens the result although preloading its code failed', async ({ app, context }) => {
  await app.signInAs('lwazi');
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
  await app.handIn();
  await expect(app.heading(/Score: 0 out of 4/)).toBeVisible();
});
