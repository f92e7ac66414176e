import { readFile } from 'node:fs/promises';
import { expect, test } from '../app.ts';

/** The share of the score, which ends a row: "7 / 10". */
const scoreOf = (row: string) => {
  const [score, possible] = (row.split('\t').at(-1) ?? '').split('/').map(Number);
  return (score ?? Number.NaN) / (possible ?? Number.NaN);
};

const inOrder = (scores: readonly number[]) =>
  scores.every((score, index) => index === 0 || score <= (scores[index - 1] ?? Number.NaN));

test('a learner filters and sorts the report, keeps the view and takes it away', async ({ app, page }) => {
  await app.signIn('lwazi');
  await page.getByRole('link', { name: 'Activities', exact: true }).click();
  await expect(app.heading('Activity report')).toBeVisible();
  const table = page.getByRole('table', { name: 'Activity report' });
  const score = table.getByRole('columnheader', { name: 'Score' });
  const attempts = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toHaveText('26 attempts');

  await page.getByLabel('Find an activity').fill('term 1');
  await page
    .getByRole('button', { name: /Subject/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'Mathematics' }).click();
  await score.getByRole('button').click();
  await score.getByRole('button').click();
  await expect(score).toHaveAttribute('aria-sort', 'descending');
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ q: 'term 1', subject: 'Mathematics', sort: 'score', order: 'descending' });
  // The rows follow their number a moment later.
  await expect(status).toHaveText(/^\d+ of 26 attempts$/);
  const found = Number.parseInt((await status.textContent()) ?? '', 10);
  expect(found).toBeGreaterThan(1);
  await expect(attempts).toHaveCount(found);
  await expect.poll(async () => inOrder((await attempts.allInnerTexts()).map(scoreOf))).toBe(true);
  const rows = await attempts.allInnerTexts();
  await app.expectAccessible();

  await page.reload();
  await expect(score).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByLabel('Find an activity')).toHaveValue('term 1');
  await expect.poll(() => attempts.allInnerTexts()).toEqual(rows);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^activity-report-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.subarray(3).toString('utf8');
  expect(text.endsWith('\r\n')).toBe(true);
  const [head, ...lines] = text.trimEnd().split('\r\n');
  expect(head).toBe('#,Date,Term,Subject,Activity,Topic,Attempt,Score,Possible score');
  // The same rows in the same order; on the screen the two numbers of the score stand together.
  const cells = rows.map((row) => row.split('\t').map((cell) => cell.trim()));
  expect(lines).toEqual(
    cells.map((row) => [...row.slice(0, -1), ...(row.at(-1) ?? '').split('/')].join(',')),
  );

  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/learner\/dashboard$/);
});
