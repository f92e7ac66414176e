import { readFile } from 'node:fs/promises';
import type { components } from '#api/contract.gen.ts';
import { expect, test } from '../app.ts';

test('a parent looks at the progress, opens marked work from the report and comes back', async ({
  app,
  page,
}) => {
  await app.open('/auth/login');
  await app.fillIn('parent@springbyte.test');
  await expect(app.heading(/^Hello, /)).toBeVisible();

  const card = page.getByRole('article', { name: 'Lwazi Khumalo' });
  await card.getByRole('link', { name: 'Progress' }).click();
  await expect(app.heading("Lwazi's progress")).toBeVisible();
  await expect(page).toHaveTitle("Lwazi's progress · Springbyte");
  await expect(page.getByRole('region', { name: /^This term/ })).toBeVisible();
  await app.expectAccessible();

  await page.getByRole('link', { name: 'Full report', exact: true }).click();
  await expect(app.heading('Activity report')).toBeFocused();
  await page.getByLabel('Find an activity').fill('halves');
  await expect(page).toHaveURL(/q=halves/);
  await page.getByRole('link', { name: 'Halves, quarters and eighths' }).click();

  await expect(app.heading('Halves, quarters and eighths')).toBeFocused();
  await expect(page.getByText("Lwazi's marked work, attempt 1")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Practise my mistakes' })).toHaveCount(0);
  await app.expectAccessible();
  // Nothing of it is lost by reloading, not even the way back.
  await page.reload();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByLabel('Find an activity')).toHaveValue('halves');

  await page.goBack();
  await expect(app.heading("Lwazi's progress")).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(app.heading(/^Hello, /)).toBeVisible();
});

test('a parent takes away what is kept about a child', async ({ app, page }) => {
  await app.open('/auth/login');
  await app.fillIn('partner@springbyte.test');
  await expect(app.heading(/^Hello, /)).toBeVisible();
  const card = page.getByRole('article', { name: 'Lwazi Khumalo' });
  await card.getByRole('link', { name: 'Data we keep' }).click();
  await expect(app.heading('What we keep about Lwazi')).toBeVisible();
  await app.expectAccessible();

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

  await expect(page.getByRole('link', { name: 'Ask by email' })).toHaveAttribute('href', /^mailto:office@/);
  await expect(page.getByRole('link', { name: 'Go to the dashboard to delete' })).toHaveCount(0);
});
