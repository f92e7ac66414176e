import type { Page } from '@playwright/test';
import { expect, test } from '../app.ts';
import { editHalves, editorOf, halvesEditor } from './editor.ts';

const questionOf = (page: Page, number = 1) => editorOf(page, number).getByLabel('Question', { exact: true });
const storedNotice = (page: Page) => page.getByText('Not saved yet. Kept on this device.');
const offer = (page: Page) => page.getByText('You have changes here that are not saved');

test('the editor keeps a draft after a reload and after the window is closed, and the browser warns before the reload', async ({
  app,
  page,
  context,
}) => {
  await app.signInAs('admin@springbyte.test');
  await editHalves(app);
  const dialogTypes: string[] = [];
  page.on('dialog', (dialog) => {
    dialogTypes.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  expect(dialogTypes).toEqual([]);
  await questionOf(page).fill('Three quarters of a metre are 75 cm.');
  await expect(storedNotice(page)).toBeVisible();
  await page.reload();
  expect(dialogTypes).toEqual(['beforeunload']);
  await page.getByRole('button', { name: 'Continue editing' }).click();
  // The button moves when an empty question loses the focus. The click still works.
  for (const number of [6, 7]) {
    await page.getByRole('button', { name: 'New Question' }).click();
    await expect(questionOf(page, number)).toBeFocused();
  }
  await expect(editorOf(page, 6).getByText('The question has no text yet.')).toBeVisible();
  await page.keyboard.type('A new one');
  await expect(storedNotice(page)).toBeVisible();
  await page.keyboard.type('!');
  await page.close();

  const again = await context.newPage();
  await again.goto(halvesEditor);
  await again.getByRole('button', { name: 'Continue editing' }).click();
  await expect(questionOf(again)).toHaveValue('Three quarters of a metre are 75 cm.');
  await expect(questionOf(again, 7)).toHaveValue('A new one!');

  await again.getByRole('button', { name: 'Cancel' }).click();
  await again.getByRole('button', { name: 'Keep my draft and leave' }).click();
  await expect(again.getByRole('heading', { level: 1, name: 'Fractions' })).toBeVisible();
  await again.goto(halvesEditor);
  await again.getByRole('button', { name: 'Continue editing' }).click();
  await expect(questionOf(again, 7)).toHaveValue('A new one!');
  await again.getByRole('button', { name: 'Cancel' }).click();
  await again.getByRole('button', { name: 'Discard' }).click();
  await expect(again.getByRole('heading', { level: 1, name: 'Fractions' })).toBeVisible();
  await again.goto(halvesEditor);
  await expect(again.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect(offer(again)).toBeHidden();
});

test('the editor stores the draft of the tab that was edited last, and after that draft is discarded, the draft of the other tab', async ({
  app,
  page,
  context,
}) => {
  await app.signInAs('admin@springbyte.test');
  await editHalves(app);
  const otherTab = await context.newPage();
  await otherTab.goto(halvesEditor);
  await otherTab.getByRole('button', { name: 'Edit', exact: true }).click();

  await questionOf(page).fill('First tab.');
  await expect(storedNotice(page)).toBeVisible();
  await questionOf(otherTab).fill('Second tab.');
  await expect(storedNotice(otherTab)).toBeVisible();
  await expect(page.getByText(/Another tab stores its own draft/)).toBeVisible();
  await expect(storedNotice(page)).toBeHidden();

  await otherTab.getByRole('button', { name: 'Cancel' }).click();
  await otherTab.getByRole('button', { name: 'Discard' }).click();
  await expect(storedNotice(page)).toBeVisible();
  await otherTab.goto(halvesEditor);
  await otherTab.getByRole('button', { name: 'Continue editing' }).click();
  await expect(questionOf(otherTab)).toHaveValue('First tab.');
});
