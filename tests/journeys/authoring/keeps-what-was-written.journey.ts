import { expect, test } from '../app.ts';
import { editorOf, halves, signInAsStaff, writeHalves } from './editor.ts';

test('the window is closed in the middle of writing, and nothing is lost', async ({ app, page, context }) => {
  await signInAsStaff(app, 'admin@springbyte.test');
  await writeHalves(app);
  await editorOf(page, 1)
    .getByLabel('Question', { exact: true })
    .fill('Three quarters of a metre are 75 cm.');
  await page.getByRole('button', { name: 'New Question' }).click();
  await expect(editorOf(page, 6).getByLabel('Question', { exact: true })).toBeFocused();
  await page.keyboard.type('A new one');
  await expect(page.getByText('Not saved yet. Kept on this device.')).toBeVisible();
  await page.keyboard.type('!');
  await page.close();

  const again = await context.newPage();
  await again.goto(halves);
  await expect(again.getByText('You have changes here that are not saved')).toBeVisible();
  await again.getByRole('button', { name: 'Go on writing' }).click();
  await expect(editorOf(again, 1).getByLabel('Question', { exact: true })).toHaveValue(
    'Three quarters of a metre are 75 cm.',
  );
  await expect(editorOf(again, 6).getByLabel('Question', { exact: true })).toHaveValue('A new one!');

  // Leaving asks; agreed, it is gone for good.
  await again.getByRole('button', { name: 'Cancel' }).click();
  const question = again.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(editorOf(again, 6)).toBeVisible();
  await again.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(again.getByRole('heading', { level: 1, name: 'Fractions' })).toBeVisible();
  await again.goto(halves);
  await expect(again.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect(again.getByText('You have changes here that are not saved')).toBeHidden();
});

test('the browser asks before a page with unsaved words is reloaded, and not without them', async ({
  app,
  page,
}) => {
  await signInAsStaff(app, 'admin@springbyte.test');
  await writeHalves(app);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await editorOf(page, 1).getByLabel('Question', { exact: true }).fill('Mine.');
  await expect(page.getByText('Not saved yet. Kept on this device.')).toBeVisible();
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  // Whoever reloads all the same finds it again.
  await page.getByRole('button', { name: 'Go on writing' }).click();
  await expect(editorOf(page, 1).getByLabel('Question', { exact: true })).toHaveValue('Mine.');
});

test('what somebody else has saved meanwhile is told before it is overwritten', async ({ app, page }) => {
  await signInAsStaff(app, 'admin@springbyte.test');
  await writeHalves(app);
  await editorOf(page, 1).getByLabel('Question', { exact: true }).fill('Mine.');

  // Each window has a server of its own here: the colleague's call comes from this one.
  const status = await page.evaluate(async () => {
    const form = new FormData();
    const model = { title: 'Theirs', topicId: 'top-4-fractions', description: null };
    form.append('model', new Blob([JSON.stringify(model)], { type: 'application/json' }));
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const response = await fetch('/api/activities/act-4-fractions-halves', {
      method: 'PUT',
      headers,
      body: form,
    });
    return response.status;
  });
  expect(status).toBe(200);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This has been changed since you opened it')).toBeVisible();
  await expect(page.getByText('The title is now “Theirs”.')).toBeVisible();
  await expect(page.getByLabel(/^Title/)).toHaveValue('Theirs');
  await expect(editorOf(page, 1).getByLabel('Question', { exact: true })).toHaveValue('Mine.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Activity saved.')).toBeVisible();
  await expect(app.heading('Theirs')).toBeFocused();
  await expect(app.question(1)).toContainText('Mine.');
});
