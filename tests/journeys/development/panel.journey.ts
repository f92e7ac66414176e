import type { FrameLocator } from '@playwright/test';
import { expect, test, type App } from '../app.ts';
import { choosePlan } from '../subscription/buy-plan.ts';

async function openTab({ page }: App, name: string): Promise<FrameLocator> {
  const panel = page.frameLocator('iframe');
  await page.getByRole('button', { name: 'Open developer panel' }).click();
  await panel.getByRole('tab', { name }).click();
  return panel;
}

/** Such as "December 2026": one month after the real time, in South Africa. */
function monthAhead(): string {
  const format = new Intl.DateTimeFormat('en-ZA', {
    timeZone: 'Africa/Johannesburg',
    month: 'long',
    year: 'numeric',
  });
  const [month = 0, year = 0] = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Africa/Johannesburg',
    month: 'numeric',
    year: 'numeric',
  })
    .format(new Date())
    .split('/')
    .map(Number);
  return format.format(Date.UTC(year, month, 15));
}

test('a state file of the panel restores the data after another scenario', async ({ app, page }) => {
  await app.open('/admin/campus?persona=thandi');
  await expect(page.getByText('Observatory').first()).toBeVisible();
  const panel = await openTab(app, 'Scenario');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export' }).click();
  const file = await (await download).path();
  await panel.getByRole('button', { name: 'Start empty' }).click();
  await expect(page.getByText('Observatory').first()).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Reset empty' })).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Import' }).click();
  await (await chooser).setFiles(file);
  await page.waitForEvent('load');
  await expect(panel.getByText('Imported the state.').first()).toBeVisible();
  await expect(page.getByText('Observatory').first()).toBeVisible();
});

test('the payment provider answers as the panel says, without its page', async ({ app, page }) => {
  await app.open('/subscribe?learnerId=lrn-zola&persona=naledi');
  await expect(page.getByRole('group', { name: 'Plans' })).toBeVisible();
  const panel = await openTab(app, 'Payments');
  await panel.getByRole('radio', { name: 'Fail' }).click();
  await expect(panel.getByRole('radio', { name: 'Fail' })).toBeChecked();
  await choosePlan(page, 'Full Access');
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByText('The card provider refused the payment.')).toBeVisible();
  await panel.getByRole('radio', { name: 'Pay' }).click();
  await expect(panel.getByRole('radio', { name: 'Pay' })).toBeChecked();
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(app.heading('Subscription activated')).toBeVisible();
});

test('the application follows the clock of the panel: a plan ends', async ({ app, page }) => {
  await app.open('/learner/dashboard?persona=emma');
  await expect(app.heading(/welcome/i)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Free activities' })).toBeHidden();
  const panel = await openTab(app, 'Clock');
  const strip = panel.getByRole('definition');
  await expect(strip.filter({ hasText: 'Emma van Wyk, Learner' })).toBeVisible();
  await panel.getByRole('button', { name: '+ 1 month' }).click();
  // The access token has expired, too.
  await expect(app.heading('Login')).toBeVisible();
  await expect(strip.filter({ hasText: monthAhead() })).toBeVisible();
  await expect(strip.filter({ hasText: 'signed out' })).toBeVisible();
  await app.logIn('emma');
  await expect(strip.filter({ hasText: 'Emma van Wyk, Learner' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Free activities' })).toBeVisible();
});

test('a persona of the panel replaces the user, and an email of the outbox opens its page', async ({
  app,
  page,
}) => {
  await app.open('/auth/forgot-password');
  await page.getByLabel(/Email/).first().fill('parent@springbyte.test');
  await page
    .getByRole('main')
    .getByRole('button', { name: /send|reset/i })
    .first()
    .click();
  const panel = await openTab(app, 'Outbox');
  await panel.getByRole('link', { name: 'Open link' }).click();
  await expect(app.heading(/password/i)).toBeVisible();
  await expect(page).toHaveURL(/reset-password/);
  await panel.getByRole('tab', { name: 'Persona' }).click();
  await panel.getByRole('button', { name: /^Thandi Nkosi/ }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);
});

test('the application shows a row that was changed in the panel', async ({ app, page }) => {
  await app.open('/admin/campus?persona=thandi');
  await expect(page.getByText('Observatory').first()).toBeVisible();
  const panel = await openTab(app, 'Data');
  await panel.getByRole('option', { name: /campuses/ }).click();
  await panel
    .getByRole('row', { name: /Observatory/ })
    .first()
    .click();
  await panel.getByRole('textbox', { name: 'name', exact: true }).fill('Observatory Hill');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Observatory Hill').first()).toBeVisible();
});

test('a link of the panel restores its situation in another browser', async ({ app, page, browser }) => {
  await app.open('/admin/users?persona=thandi&scenario=backlog&fault=listTerms:500:2');
  await expect(page).toHaveURL(/\/admin\/users$/);
  const panel = await openTab(app, 'Share');
  const link = await panel.getByText(/^http.*scenario=backlog/).textContent();
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link ?? '');
  await expect(other).toHaveURL(/\/admin\/users$/);
  await expect(other.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  const faults = await other.waitForFunction(() =>
    (
      globalThis as unknown as { springbyteMock?: { faults: () => Promise<{ operation: string }[]> } }
    ).springbyteMock?.faults(),
  );
  expect((await faults.jsonValue())?.map(({ operation }) => operation)).toEqual(['listTerms']);
  await context.close();
});

test('a call fails next time, also in the first load of the page', async ({ app, page }) => {
  await app.open('/parent/dashboard?persona=naledi');
  await expect(page.getByRole('article', { name: 'Zola Khumalo' })).toBeVisible();
  const panel = await openTab(app, 'Requests');
  await panel.getByRole('searchbox', { name: 'Operation, path or status' }).fill('listMyLearners');
  await panel
    .getByRole('option', { name: /listMyLearners/ })
    .first()
    .click();
  const contract = page.waitForEvent('popup');
  await panel.getByRole('link', { name: 'Contract' }).click();
  await expect((await contract).locator('#listMyLearners')).toBeInViewport();
  await panel.getByRole('button', { name: 'Fail next time', exact: true }).click();
  await expect(panel.getByText('The next listMyLearners fails')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Failed to load learners.').first()).toBeVisible();
  // The fault is used up.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: 'Zola Khumalo' })).toBeVisible();
});
