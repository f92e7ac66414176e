import { readFile } from 'node:fs/promises';
import type { components } from '#api/contract.gen.ts';
import { expect, test } from '../app.ts';

test('a parent adds a child and sets a login, with which the child logs in', async ({ app, page }) => {
  await app.signInAs('newparent@springbyte.test');
  await app.open('/parent/dashboard?form=new');
  const panel = page.getByRole('dialog', { name: 'Add Learner' });
  await panel.getByLabel('Name', { exact: true }).fill('Yusuf');
  await panel.getByLabel('Surname').fill('Adams');
  await panel.getByLabel('Date of birth').fill('2016-06-04');
  await panel.getByRole('radio', { name: 'Mother' }).check({ force: true });
  await panel.getByRole('checkbox', { name: /parent or legal guardian/ }).check({ force: true });
  await panel.getByRole('button', { name: 'Add Learner' }).click();
  const card = page.getByRole('article', { name: 'Yusuf Adams' });
  await card.getByRole('link', { name: /^Set Logins/ }).click();
  await expect(app.heading('Set Logins')).toBeFocused();
  await page.getByLabel('Username').fill('yusuf.a');
  await page.getByLabel('Password', { exact: true }).fill('Sunbird7!');
  await page.getByLabel('Confirm password', { exact: true }).fill('Sunbird7!');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Yusuf can log in now')).toBeVisible();
  await expect(app.heading('Login of Yusuf Adams')).toBeFocused();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(app.heading('Hello, Fatima Adams')).toBeFocused();

  await app.logOut();
  await app.open('/auth/login');
  await app.logIn('yusuf.a', 'Sunbird7!');
  await expect(page.getByRole('navigation', { name: 'Yusuf Adams' })).toBeVisible();
});

test('a parent opens a marked activity from the filtered report, and Back restores the filter after a reload', async ({
  app,
  page,
}) => {
  await app.signInAs('parent@springbyte.test');
  await app.open('/parent/dashboard');
  await page.getByRole('article', { name: 'Lwazi Khumalo' }).getByRole('link', { name: 'Progress' }).click();
  await expect(app.heading("Lwazi's progress")).toBeVisible();
  await expect(page).toHaveTitle("Lwazi's progress · Springbyte");
  await page.getByRole('link', { name: 'Full report', exact: true }).click();
  await expect(app.heading('Activity report')).toBeFocused();
  await page.getByLabel('Find an activity').fill('halves');
  await expect(page).toHaveURL(/q=halves/);
  await page.getByRole('link', { name: 'Halves, quarters and eighths' }).click();
  await expect(app.heading('Halves, quarters and eighths')).toBeFocused();
  await page.reload();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByLabel('Find an activity')).toHaveValue('halves');

  await page.goBack();
  await expect(app.heading("Lwazi's progress")).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(app.heading(/^Hello, /)).toBeVisible();
});

test('a parent downloads the stored data of a child', async ({ app, page }) => {
  await app.signInAs('partner@springbyte.test');
  await app.open('/parent/data/lrn-lwazi');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JSON' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^lwazi-khumalo-data-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    record: components['schemas']['Learner'];
    parents: unknown[];
    subscription: { isActive: boolean };
    results: components['schemas']['ActivityReportRow'][];
  };
  expect(file.record).toMatchObject({ id: 'lrn-lwazi', name: 'Lwazi', gradeTitle: 'Grade 4' });
  expect(file.parents).toHaveLength(2);
  expect(file.subscription.isActive).toBe(true);
  expect(file.results).toHaveLength(26);
});

test('each page shows whom a parent impersonates, until the parent ends the impersonation', async ({
  app,
  page,
}) => {
  await app.signInAs('parent@springbyte.test');
  await app.open('/parent/dashboard');
  await page
    .getByRole('article', { name: 'Lwazi Khumalo' })
    .getByRole('button', { name: /^Login as Learner/ })
    .click();
  await expect(app.heading(/welcome.*lwazi/i)).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'Acting as a learner' });
  await page.getByRole('link', { name: 'Mathematics' }).first().click();
  await expect(app.heading('Mathematics')).toBeVisible();
  await page.reload();
  await expect(banner).toContainText('Lwazi Khumalo');

  await page.getByRole('link', { name: 'Log As Parent' }).click();
  await expect(app.heading('Hello, Naledi Khumalo')).toBeFocused();
  await expect(page).toHaveURL('/parent/dashboard');
  await expect(banner).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('parentToken'))).toBeNull();
  await page.goBack();
  await expect(app.heading('Access Denied')).toBeVisible();
});
