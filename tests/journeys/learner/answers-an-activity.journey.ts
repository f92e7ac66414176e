import { expect, test } from '../app.ts';

test('a learner answers all five types with the keyboard and sees the score and both attempts', async ({
  app,
  page,
}) => {
  await app.signIn('lwazi');

  await page
    .getByRole('main')
    .getByRole('link', { name: /Mathematics/ })
    .press('Enter');
  await expect(app.heading('Mathematics')).toBeFocused();
  await page.getByRole('link', { name: /^Fractions/ }).press('Enter');
  await expect(app.heading('Fractions')).toBeFocused();
  const activity = page.getByRole('listitem').filter({ hasText: 'Halves, quarters and eighths' });
  await expect(activity.getByRole('link', { name: /Attempt 1: 2.33\/4/ })).toBeVisible();
  await activity.getByRole('link', { name: /Answers Questions/ }).press('Enter');
  await expect(app.heading('Halves, quarters and eighths')).toBeFocused();
  await expect(page.getByText('0 of 5 answered')).toBeVisible();

  // From here on nothing but keys.
  const { keyboard } = page;
  await app.question(1).getByRole('radio', { name: 'True' }).focus();
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await expect(app.question(2).getByRole('radio', { name: '2/4' })).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await expect(app.question(3).getByRole('checkbox', { name: '12' })).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(app.question(4).getByRole('textbox', { name: 'Blank 1 of 3' })).toBeFocused();
  await keyboard.type('100');
  await keyboard.press('Enter');
  await keyboard.type('1000');
  await keyboard.press('Enter');
  await expect(app.question(4).getByRole('textbox', { name: 'Blank 3 of 3' })).toBeFocused();
  await keyboard.type('200');
  await keyboard.press('Tab');
  await expect(app.question(5).getByRole('textbox')).toBeFocused();
  await keyboard.type('I drew two bars.');
  await expect(page.getByText('5 of 5 answered')).toBeVisible();
  await expect(app.saveStatus).toHaveText('Saved');
  await app.expectAccessible();

  await page.getByRole('button', { name: 'Submit Activity' }).press('Enter');
  const score = app.heading(/2\.67/);
  await expect(score).toBeFocused();
  await expect(page.getByText('Halves, quarters and eighths · Attempt 2')).toBeVisible();
  await expect(page.getByText('Up from 2.33')).toBeVisible();
  await expect(page.getByText('Should have been chosen')).toBeVisible();
  await expect(page.getByText('Blank 3: not correct. The answer is 2000.')).toBeVisible();
  await expect(app.question(5)).toContainText('One good answerOne half is 4/8, and 3/8 is one piece less.');
  await app.expectAccessible();

  await page.getByRole('link', { name: 'Done' }).press('Enter');
  await expect(app.heading('Fractions')).toBeFocused();
  await expect(activity.getByRole('link', { name: /Attempt 1: 2.33\/4/ })).toBeVisible();
  await activity.getByRole('link', { name: /Attempt 2: 2.67\/4/ }).click();
  await expect(score).toBeVisible();
});

test('gaps are named before they are submitted', async ({ app, page }) => {
  await app.signIn('lwazi');
  await app.open('/topic/top-4-fractions/activity/act-4-fractions-halves');
  await app.question(1).getByRole('radio', { name: 'True' }).press('Space');
  await page.getByRole('button', { name: 'Submit Activity' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('4 questions are not answered yet.');
  await dialog.getByRole('button', { name: 'Keep going' }).click();
  await expect(app.question(2).getByRole('radio', { name: '2/4' })).toBeFocused();

  await page.getByRole('button', { name: 'Submit Activity' }).click();
  await dialog.getByRole('button', { name: 'Submit anyway' }).click();
  await expect(app.heading(/1/)).toBeFocused();
  await expect(page.getByText('Not answered').first()).toBeVisible();
});
