import { expect, test } from '../app.ts';

const activity = '/topic/top-4-fractions/activity/act-4-fractions-halves';

test('answers survive a reload in the middle, and a submit clears them', async ({ app, page }) => {
  await app.signIn('lwazi');
  await app.open(activity);
  await app.question(1).getByRole('radio', { name: 'False' }).press('Space');
  await app.question(4).getByRole('textbox', { name: 'Blank 2 of 3' }).fill('1000');
  await expect(app.saveStatus).toHaveText('Saved');

  await page.reload();
  await expect(app.question(1).getByRole('radio', { name: 'False' })).toBeChecked();
  await expect(app.question(4).getByRole('textbox', { name: 'Blank 2 of 3' })).toHaveValue('1000');

  await page.getByRole('button', { name: 'Submit Activity' }).click();
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  await expect(app.heading(/0\.33/)).toBeVisible();
  await app.open(activity);
  await expect(page.getByText('0 of 5 answered')).toBeVisible();
});

test('a save that fails loses nothing typed and is tried again', async ({ app, page }) => {
  await app.signIn('lwazi');
  await app.open(activity);
  await expect(page.getByText('0 of 5 answered')).toBeVisible();
  await app.breakNext({ operation: 'saveActivityAnswers', status: 500, times: 1 });
  await app.question(5).getByRole('textbox').fill('Three is less than four.');
  await expect(app.saveStatus).toHaveText('Not saved yet. We will try again.');
  await expect(app.question(5).getByRole('textbox')).toHaveValue('Three is less than four.');
  await expect(app.saveStatus).toHaveText('Saved');
  await page.reload();
  await expect(app.question(5).getByRole('textbox')).toHaveValue('Three is less than four.');
});

test('a submit that fails says so, keeps the answers, and the next one makes one attempt', async ({
  app,
  page,
}) => {
  await app.signIn('lwazi');
  await app.open(activity);
  await expect(page.getByText('0 of 5 answered')).toBeVisible();
  await app.breakNext({ operation: 'submitActivityAnswers', status: 500, times: 1 });
  await app.question(1).getByRole('radio', { name: 'True' }).press('Space');

  await page.getByRole('button', { name: 'Submit Activity' }).click();
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  const failure = page.getByText('Unable to save your answers. Please try again.');
  await expect(failure.first()).toBeVisible();
  await expect(app.question(1).getByRole('radio', { name: 'True' })).toBeChecked();

  await page.getByRole('button', { name: 'Submit Activity' }).click();
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  await expect(page.getByText('Attempt 2')).toBeVisible();
});
