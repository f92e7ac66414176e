import type { Page } from '@playwright/test';
import type { ConsoleApi } from '#mocks/page/console-api.ts';
import type { App } from '../app.ts';
import { expect, test } from './dev-server.ts';

// Vite builds each file on its first request.
test.slow();
test.use({ actionTimeout: 60_000 });

/** A reload loses it. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
}
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis);

async function openSessionForm(app: App, page: Page) {
  await app.signInAs('admin@springbyte.test');
  await app.open('/admin/trialsession?form=trs-games-june');
  const form = page.getByRole('dialog', { name: 'Edit trial session' });
  await form.getByLabel('Title').fill('Make your own game');
  await form.getByLabel('Max number').fill('4');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('9 seats are booked already.')).toBeVisible();
  await markPage(page);
  return form;
}

test('a changed rule decides the next call, and forms, data and panel stay', async ({
  app,
  page,
  devServer,
}) => {
  const form = await openSessionForm(app, page);
  await page.evaluate(async () => {
    const { springbyteMock } = globalThis as unknown as { springbyteMock: ConsoleApi };
    await springbyteMock.clock({ now: '2026-03-01T08:00:00Z', freeze: true });
    await springbyteMock.saveState('before the change');
  });
  await expect(page.getByRole('button', { name: 'Open developer panel' })).toBeVisible();
  await page.keyboard.press('Control+`');
  const panel = page.frameLocator('iframe[title="Developer panel"]');
  await expect(panel.getByRole('tab', { name: 'Requests' })).toBeVisible();

  await devServer.edit('mocks/rules/trials/bookings.ts', (source) =>
    source.replace('seats are booked already.', 'families would lose their seats.'),
  );
  await expect(async () => {
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('9 families would lose their seats.')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(form.getByLabel('Title')).toHaveValue('Make your own game');

  await form.getByLabel('Max number').fill('9');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  expect(await isSamePage(page)).toBe(true);
  // The panel, opened before the change, shows the environment of the new code.
  await expect(panel.getByText('1 March 2026', { exact: false }).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('Make your own game').first()).toBeVisible();
});

const renameCampus = (name: string) => (source: string) =>
  source.replace("name: 'Observatory',", `name: '${name}',`);

test('a changed seed asks whether to keep the data or to restart', async ({ app, page, devServer }) => {
  const seed = 'mocks/data/seed/campuses.ts';
  await app.signInAs('admin@springbyte.test');
  await app.open('/admin/campus?form=cam-rosebank');
  const form = page.getByRole('dialog', { name: 'Edit campus' });
  await form.getByLabel('City').fill('Sandton');
  await markPage(page);
  await devServer.edit(seed, renameCampus('Woodstock'));
  await page.getByRole('button', { name: 'Keep the data' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Rosebank/ })).toContainText('Sandton');
  expect(await isSamePage(page)).toBe(true);
  await page.reload();
  await expect(page.getByRole('row', { name: /Rosebank/ })).toContainText('Sandton');
  await expect(page.getByRole('row', { name: /Observatory/ })).toBeVisible();

  // Without an answer, no change is stored, also after a later change of other code.
  for (const file of [seed, 'mocks/rules/trials/bookings.ts']) {
    const refetched = page.waitForResponse(/\/campus$/);
    await devServer.edit(file, renameCampus('Salt River'));
    await refetched;
  }
  await page
    .getByRole('row', { name: /Rosebank/ })
    .getByRole('button')
    .first()
    .click();
  await form.getByLabel('City').fill('Soweto');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Rosebank/ })).toContainText('Soweto');
  await page.reload();
  await expect(page.getByRole('row', { name: /Salt River/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Rosebank/ })).toContainText('Johannesburg');

  await devServer.edit(seed, renameCampus('Kalk Bay'));
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(page.getByRole('row', { name: /Kalk Bay/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Observatory/ })).toBeHidden();
});

test('a change of the panel reloads only the panel', async ({ app, page, devServer }) => {
  await app.signInAs('admin@springbyte.test');
  await app.open('/admin/campus');
  await expect(page.getByRole('button', { name: 'Open developer panel' })).toBeVisible();
  await page.keyboard.press('Control+`');
  const panel = page.frameLocator('iframe[title="Developer panel"]');
  await expect(panel.getByRole('heading', { name: 'Developer' })).toBeVisible();
  await markPage(page);
  await devServer.edit('mocks/panel/shell/panel.tsx', (source) => source.replace('Developer\n', 'Mock\n'));
  await expect(panel.getByRole('heading', { name: 'Mock' })).toBeVisible();
  await devServer.edit(
    'mocks/panel/page.tsx',
    (source) => `${source}document.documentElement.lang = 'en-GB';`,
  );
  await expect(panel.locator('html[lang=en-GB]')).toBeAttached();
  expect(await isSamePage(page)).toBe(true);
});
