import { App, expect, test } from '../app.ts';

const activity = '/topic/top-4-fractions/activity/act-4-fractions-halves';

test('answers survive a reload in the middle, and a submit clears them', async ({ app, page }) => {
  await app.signIn('lwazi');
  await app.open(activity);
  await app.question(1).getByRole('radio', { name: 'False' }).press('Space');
  await app.question(4).getByRole('textbox', { name: 'Blank 2 of 3' }).fill('1000');
  await expect(app.saveStatus).toHaveText('Saved');

  await page.reload();
  await expect(app.question(1).getByRole('radio', { name: 'False' })).toBeChecked();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('Carry on · 1 of 5 answered')).toBeVisible();
  await app.open(activity);
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
  await expect(page.getByText('Halves, quarters and eighths · Attempt 2')).toBeVisible();
});

test('two tabs keep the newer answer to each question, and nothing typed is lost', async ({
  app,
  page,
  context,
}) => {
  await app.signIn('lwazi');
  await app.open(activity);
  const other = new App(await context.newPage());
  await other.open(activity);
  await expect(other.page.getByText('0 of 5 answered')).toBeVisible();
  const words = (tab: App) => tab.question(5).getByRole('textbox');

  await other.question(1).getByRole('radio', { name: 'True' }).press('Space');
  await expect(app.question(1).getByRole('radio', { name: 'True' })).toBeChecked();
  await expect(page.getByText('Question 1 was changed in another window.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();

  await words(app).fill('I counted.');
  await expect(words(other)).toHaveValue('I counted.');
  await words(other).fill('Three is less than four.');
  await expect(words(app)).toHaveValue('Three is less than four.');
  await expect(page.getByText('Question 5 was changed in another window.')).toBeVisible();
  await app.expectAccessible();
  await page.getByRole('button', { name: 'Use my answer' }).click();
  await expect(words(app)).toHaveValue('I counted.');
  await expect(words(app)).toBeFocused();
  await expect(words(other)).toHaveValue('I counted.');

  await other.page.close();
  await page.reload();
  await expect(words(app)).toHaveValue('I counted.');
  await expect(app.question(1).getByRole('radio', { name: 'True' })).toBeChecked();
});

test('a tab knows that another one has handed the answers in', async ({ app, page, context }) => {
  await app.signIn('lwazi');
  await app.open(activity);
  const other = new App(await context.newPage());
  await other.open(activity);
  await expect(other.page.getByText('0 of 5 answered')).toBeVisible();
  await app.question(1).getByRole('radio', { name: 'True' }).press('Space');
  await expect(other.question(1).getByRole('radio', { name: 'True' })).toBeChecked();

  await page.getByRole('button', { name: 'Submit Activity' }).click();
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  await expect(app.heading(/1 out of 4/)).toBeVisible();
  await expect(other.page.getByText('You have handed this in already.')).toBeVisible();
  await expect(other.page.getByRole('link', { name: 'See the result' })).toBeVisible();
  await expect(other.page.getByRole('button', { name: 'Submit Activity' })).toBeHidden();
  await expect(other.question(1).getByRole('radio', { name: 'True' })).toBeChecked();
  await other.expectAccessible();

  // Opened again, it is a new attempt.
  await other.page.reload();
  await expect(other.page.getByText('0 of 5 answered')).toBeVisible();
});
