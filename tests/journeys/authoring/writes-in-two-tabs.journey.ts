import type { Page } from '@playwright/test';
import { expect, test } from '../app.ts';
import { editorOf, halves, signInAsStaff, writeHalves } from './editor.ts';

const questionOf = (page: Page) => editorOf(page, 1).getByLabel('Question', { exact: true });
const isKept = (page: Page) => page.getByText('Not saved yet. Kept on this device.');

test('of two tabs each says whether its own words are kept, and one does not throw away those of the other', async ({
  app,
  page,
  context,
}) => {
  await signInAsStaff(app, 'admin@springbyte.test');
  await writeHalves(app);
  const other = await context.newPage();
  await other.goto(halves);
  await other.getByRole('button', { name: 'Edit', exact: true }).click();

  await questionOf(page).fill('First tab.');
  await expect(isKept(page)).toBeVisible();
  await questionOf(other).fill('Second tab.');
  await expect(isKept(other)).toBeVisible();
  await expect(page.getByText(/Another tab keeps its own version/)).toBeVisible();
  await expect(isKept(page)).toBeHidden();

  // The second tab gives up its own: the first one's words are kept again.
  await other.getByRole('button', { name: 'Cancel' }).click();
  await other.getByRole('button', { name: 'Leave' }).click();
  await expect(isKept(page)).toBeVisible();
  await other.goto(halves);
  await other.getByRole('button', { name: 'Go on writing' }).click();
  await expect(questionOf(other)).toHaveValue('First tab.');
});
