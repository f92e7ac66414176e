import { readFile } from 'node:fs/promises';
import { expect, test } from '../app.ts';

test('the report keeps search, filter and order after a reload, and downloads the visible rows', async ({
  app,
  page,
}) => {
  await app.signInAs('lwazi');
  await app.open('/grades/grd-4/activity-report?subject=Mathematics');
  const table = page.getByRole('table', { name: 'Activity report' });
  const score = table.getByRole('columnheader', { name: 'Score' });
  const attempts = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await page.getByLabel('Find an activity').fill('term 1');
  await score.getByRole('button').click();
  await expect(score).toHaveAttribute('aria-sort', 'ascending');
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ q: 'term 1', subject: 'Mathematics', sort: 'score' });

  await page.reload();
  await expect(score).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByLabel('Find an activity')).toHaveValue('term 1');
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toHaveText(/^\d+ of 26 attempts$/);
  await expect(attempts).toHaveCount(Number.parseInt((await status.textContent()) ?? '', 10));
  const rows = await attempts.allInnerTexts();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^activity-report-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = await readFile(await download.path());
  // A byte order mark, which spreadsheets need to detect UTF-8.
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [, ...lines] = bytes.subarray(3).toString('utf8').trimEnd().split('\r\n');
  const cells = rows.map((row) => row.split('\t').map((cell) => cell.trim()));
  // The browser's language is South African English, whose decimal sign is a comma.
  expect(lines).toEqual(
    cells.map((row) =>
      [...row.slice(0, -1), ...(row.at(-1) ?? '').replaceAll('.', ',').split('/')].join(';'),
    ),
  );
});

test('a learner answers a question of the round of the day, and continues the round after a reload', async ({
  app,
  page,
}) => {
  await app.signInAs('lwazi');
  await app.open('/learner/dashboard');
  await page.getByRole('link', { name: 'Start today’s round' }).click();
  await expect(app.heading('Today’s round')).toBeFocused();
  await expect(page.getByText('Question 1 of 6')).toBeVisible();
  // Any answer counts.
  await page.getByRole('main').locator('input, textarea').first().press('Space');
  const field = page.getByRole('main').locator('input[type="text"], textarea').first();
  if (await field.isVisible()) await field.fill('I am not sure');
  await page.getByRole('button', { name: 'Check' }).click();
  const again = page.getByRole('button', { name: 'Check again' });
  const next = page.getByRole('button', { name: 'Next' });
  await expect(again.or(next)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(next).toBeFocused();

  await page.getByRole('link', { name: 'Back' }).click();
  const carryOn = page.getByRole('link', { name: 'Carry on · 1 of 6 answered' });
  await expect(carryOn).toBeVisible();
  await page.reload();
  await carryOn.click();
  await expect(page.getByText('Question 2 of 6')).toBeVisible();
});
