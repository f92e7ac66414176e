import type { Page } from '@playwright/test';
import { appOn, expect, handedOver, personalCachesOn, test } from './device.ts';

const list = '/topics/top-4-fractions/learner-activities';
const activity = '/topic/top-4-fractions/activity/act-4-fractions-halves';
const noConnection = (page: Page) => page.getByRole('region', { name: 'No connection' });

test('the home page opens without a connection', async ({ app, page, host, context }) => {
  await app.open('/home');
  await handedOver(page);
  await page.close();
  host.unplug();
  const second = await context.newPage();
  await second.goto('/home?utm_source=mail');
  await expect(appOn(second).heading(/from first click/i)).toBeVisible();
});

test('what a learner has seen can be read without a connection, and says from when it is', async ({
  app,
  page,
  host,
  context,
}) => {
  await app.open('/home');
  await handedOver(page);
  await app.signIn('lwazi');
  await page.goto(list);
  const card = page.getByRole('listitem').filter({ hasText: 'Halves, quarters and eighths' });
  await card.getByRole('link', { name: /^Attempt 1/ }).click();
  await expect(app.heading(/Score:/)).toBeVisible();
  const result = page.url();
  await page.waitForLoadState('networkidle');
  await page.close();

  host.unplug();
  const later = await context.newPage();
  const laterApp = appOn(later);
  await later.goto('/learner/dashboard');
  await expect(laterApp.heading(/welcome/i)).toBeVisible();
  await expect(noConnection(later)).toContainText(
    /^No connection\. This is what was saved on \d+ \w+ \d{4}, \d\d:\d\d\./,
  );
  await laterApp.expectAccessible();
  await later.goto(list);
  await expect(later.getByRole('link', { name: /^Attempt 1/ })).toBeVisible();
  await later.goto(result);
  await expect(laterApp.heading(/Score:/)).toBeVisible();
  await expect(noConnection(later)).toBeVisible();

  host.plugIn();
  await noConnection(later).getByRole('button', { name: 'Try again' }).click();
  await expect(noConnection(later)).toHaveCount(0);
  await expect(laterApp.heading(/Score:/)).toBeVisible();
});

test('answers handed in without a connection survive a new page and are sent when it is back', async ({
  app,
  page,
  host,
  context,
}) => {
  await app.open('/home');
  await handedOver(page);
  await app.signIn('lwazi');
  await page.goto(activity);
  await app.question(1).getByRole('radio', { name: 'True' }).press('Space');
  await expect(app.saveStatus).toHaveText('Saved');
  await page.waitForLoadState('networkidle');
  host.unplug();
  await page.getByRole('button', { name: 'Submit Activity' }).click();
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  const saved = 'Saved on this device, not sent';
  await expect(page.getByRole('region', { name: 'Hand in' })).toContainText(saved);
  await page.close();

  const later = await context.newPage();
  await later.goto(activity);
  const bar = later.getByRole('region', { name: 'Hand in' });
  await expect(bar).toContainText(saved);
  await expect(appOn(later).question(1).getByRole('radio', { name: 'True' })).toBeChecked();
  await expect(noConnection(later)).toBeVisible();
  host.plugIn();
  await later.evaluate(() => dispatchEvent(new Event('online')));
  await expect(appOn(later).heading(/Score: 1 out of 4/)).toBeVisible();
  await expect(noConnection(later)).toHaveCount(0);
});

test('what was kept is shown when the server takes too long', async ({ app, page, server }) => {
  await app.open('/home');
  await app.signIn('lwazi');
  await page.goto(list);
  await expect(page.getByRole('link', { name: /^Attempt 1/ })).toBeVisible();
  await expect.poll(() => personalCachesOn(page)).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  // Longer than anybody waits.
  await server.breakNext({ operation: 'listActivitiesWithResults', delay: 120_000 });
  await page.reload();
  await expect(page.getByRole('link', { name: /^Attempt 1/ })).toBeVisible();
});
