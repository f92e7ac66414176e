import { App, expect, test } from '../app.ts';

const activity = '/topic/top-4-fractions/activity/act-4-fractions-halves';

test('a learner answers an activity, practises and opens the list of attempts by keyboard', async ({
  app,
  page,
}) => {
  await app.signInAs('lwazi');
  await app.open('/learner/dashboard');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Mathematics/ })
    .press('Enter');
  await expect(app.heading('Mathematics')).toBeFocused();
  await page.getByRole('link', { name: /^Fractions/ }).press('Enter');
  await expect(app.heading('Fractions')).toBeFocused();
  const card = page.getByRole('listitem').filter({ hasText: 'Halves, quarters and eighths' });
  await card.getByRole('link', { name: /Answers Questions/ }).press('Enter');
  await expect(app.heading('Halves, quarters and eighths')).toBeFocused();
  await app.question(1).getByRole('radio', { name: 'True' }).press('Space');
  await app.handIn();
  const score = app.heading(/Score: 1 out of 4/);
  await expect(score).toBeFocused();

  await page.getByRole('link', { name: 'Practise my mistakes' }).press('Enter');
  await expect(app.heading('Practise my mistakes')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: /^Question 1 of/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(score).toBeVisible();

  await page.getByRole('link', { name: 'Done' }).press('Enter');
  await expect(app.heading('Fractions')).toBeFocused();
  await expect(card.getByRole('link', { name: /^Attempt/ })).toHaveText([
    'Attempt 1: 2.33/4',
    'Attempt 2: 1/4',
  ]);
  await card.getByRole('link', { name: /^Attempt 2/ }).click();
  await expect(score).toBeVisible();
});

test('the answer sheet keeps the answers after a reload, and clears them after the submission', async ({
  app,
  page,
}) => {
  await app.signInAs('lwazi');
  await app.open(activity);
  await app.question(1).getByRole('radio', { name: 'False' }).press('Space');
  await app.question(4).getByRole('textbox', { name: 'Blank 2 of 3' }).fill('1000');
  await expect(app.saveStatus).toHaveText('Saved');

  await page.reload();
  await expect(app.question(1).getByRole('radio', { name: 'False' })).toBeChecked();
  await expect(app.question(4).getByRole('textbox', { name: 'Blank 2 of 3' })).toHaveValue('1000');
  await app.handIn();
  await expect(app.heading(/Score: 0\.33/)).toBeVisible();
  await app.open(activity);
  await expect(page.getByText('0 of 5 answered')).toBeVisible();
});

test('a second tab shows newer answers, and reports their submission', async ({ app, page, context }) => {
  await app.signInAs('lwazi');
  await app.open(activity);
  const otherTab = new App(await context.newPage());
  await otherTab.open(activity);
  const textOf = (tab: App) => tab.question(5).getByRole('textbox');

  await textOf(app).fill('I counted.');
  await expect(textOf(otherTab)).toHaveValue('I counted.');
  await textOf(otherTab).fill('Three is less than four.');
  await expect(textOf(app)).toHaveValue('Three is less than four.');
  await page.getByRole('button', { name: 'Use my answer' }).click();
  await expect(textOf(app)).toBeFocused();
  await expect(textOf(otherTab)).toHaveValue('I counted.');
  await expect(app.saveStatus).toHaveText('Saved');

  await app.handIn();
  await expect(app.heading(/Score/)).toBeVisible();
  await expect(otherTab.page.getByText('You have handed this in already.')).toBeVisible();
  await expect(otherTab.page.getByRole('button', { name: 'Submit Activity' })).toBeHidden();
  await expect(textOf(otherTab)).toHaveValue('I counted.');
  await otherTab.page.reload();
  await expect(otherTab.page.getByText('0 of 5 answered')).toBeVisible();
});
