import type { Page } from '@playwright/test';
import { App, expect, waitForCachedResponses, signInOnDevice, test } from './device.ts';

const list = '/topics/top-4-fractions/learner-activities';
const activity = '/topic/top-4-fractions/activity/act-4-fractions-halves';
const noConnection = (page: Page) => page.getByRole('region', { name: 'No connection' });

test.beforeEach(({ app }) => signInOnDevice(app, 'lwazi'));

test('a learner sees cached responses with their date while the device is offline', async ({
  app,
  page,
  host,
  context,
}) => {
  await page.goto(list);
  const card = page.getByRole('listitem').filter({ hasText: 'Halves, quarters and eighths' });
  await card.getByRole('link', { name: /^Attempt 1/ }).click();
  await expect(app.heading(/Score:/)).toBeVisible();
  const result = page.url();
  await waitForCachedResponses(page, 'with-results', 'result');
  await page.close();

  host.disconnect();
  const later = new App(await context.newPage());
  await later.page.goto(list);
  await expect(later.page.getByRole('link', { name: /^Attempt 1/ })).toBeVisible();
  await expect(noConnection(later.page)).toContainText(
    /^No connection\. This is what was saved on \d+ \w+ \d{4}, \d\d:\d\d\./,
  );
  await later.page.goto(result);
  await expect(later.heading(/Score:/)).toBeVisible();
  await expect(noConnection(later.page)).toBeVisible();

  host.reconnect();
  // The browser itself was never offline.
  await later.page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(noConnection(later.page)).toHaveCount(0);
  await expect(later.heading(/Score:/)).toBeVisible();
});

test('an offline submission survives a new page and is sent when the connection is restored', async ({
  app,
  page,
  host,
  context,
}) => {
  await page.goto(activity);
  await app.question(1).getByRole('radio', { name: 'True' }).press('Space');
  await expect(app.saveStatus).toHaveText('Saved');
  await waitForCachedResponses(page, 'answer-sheet');
  host.disconnect();
  await app.handIn();
  const saved = 'Saved on this device. We will send it.';
  await expect(app.handInBar).toContainText(saved);
  await page.close();

  const later = new App(await context.newPage());
  await later.page.goto(activity);
  await expect(later.handInBar).toContainText(saved);
  await expect(later.question(1).getByRole('radio', { name: 'True' })).toBeChecked();
  await expect(noConnection(later.page)).toBeVisible();
  host.reconnect();
  await later.page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(later.heading(/Score: 1 out of 4/)).toBeVisible();
  await expect(noConnection(later.page)).toHaveCount(0);
});

test('a learner sees a cached response when the server takes too long', async ({ page, server }) => {
  await page.goto(list);
  const attempt = page.getByRole('link', { name: /^Attempt 1/ });
  await expect(attempt).toBeVisible();
  await waitForCachedResponses(page, 'with-results');
  await server.injectFault({ operation: 'listActivitiesWithResults', delay: 120_000 });
  await page.reload();
  await expect(attempt).toBeVisible();
});
