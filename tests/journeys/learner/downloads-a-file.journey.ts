import { readFile } from 'node:fs/promises';
import { expect, test } from '../app.ts';

test('a learner downloads the sheet of a question under its own name', async ({ app, page }) => {
  await app.signIn('lwazi');
  await app.open('/topic/top-4-step-by-step-algorithms/activity/act-4-algorithms-order');
  const link = page.getByRole('link', { name: 'Download attached file' });
  await link.focus();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);

  expect(download.suggestedFilename()).toBe('robot-grid-sheet.pdf');
  const sheet = await readFile('mocks/data/seed/media/robot-grid-sheet.pdf');
  expect(sheet.equals(await readFile(await download.path()))).toBe(true);
  await expect(link).toBeFocused();
});

test('a file that does not come leaves the answers and a message', async ({ app, page }) => {
  await app.signIn('lwazi');
  await app.open('/topic/top-4-step-by-step-algorithms/activity/act-4-algorithms-order');
  const link = page.getByRole('link', { name: 'Download attached file' });
  await expect(link).toBeVisible();
  await app.breakNext({ operation: 'getMediaFile', status: 'offline', times: 1 });
  await link.click();
  await expect(page.getByText('This file could not be downloaded.')).toBeVisible();
  await app.expectAccessible();

  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('robot-grid-sheet.pdf');
  await expect(page.getByText('This file could not be downloaded.')).toBeHidden();
});
