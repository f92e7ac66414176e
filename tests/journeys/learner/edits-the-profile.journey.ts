import { expect, test } from '../app.ts';

test('a learner without a grade chooses one, and finds the subjects and the class', async ({ app, page }) => {
  await app.open('/auth/login');
  await app.fillIn('kabelo');
  await expect(app.heading('No grade assigned to you.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(app.heading('Your profile')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(page.getByText('Still needed: Grade')).toBeVisible();
  await app.expectAccessible();

  // The list of grades by its keys alone.
  await page.getByRole('button', { name: /Choose your grade/ }).press('Enter');
  await page.keyboard.type('Grade 5');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Learner updated')).toBeVisible();
  await app.expectAccessible();

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(app.heading('Welcome, Kabelo!')).toBeFocused();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Mathematics' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Kabelo Molefe' });
  await menu.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page).toHaveURL('/grades/grd-5/learners/lrn-kabelo/leaderboard');
  await expect(app.heading('Leaderboard')).toBeFocused();
  await app.expectAccessible();
  await page.reload();
  await expect(menu.getByRole('link', { name: 'Leaderboard' })).toBeVisible();
  // No face chosen yet.
  await expect(menu.getByText('KM')).toBeVisible();
});

test('a save that fails keeps what was typed, and the next one changes the name everywhere', async ({
  app,
  page,
}) => {
  await app.signIn('lwazi');
  await app.open('/learner/profile');
  await page.getByLabel('Name', { exact: true }).fill('Themba');
  await app.breakNext({ operation: 'updateLearner', status: 'offline', times: 1 });
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect(page.getByText('Failed to update profile.')).toBeVisible();
  await expect(page.getByText('Error updating learner')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Themba');

  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect(page.getByText('Learner updated')).toBeVisible();
  await expect(page.getByText('Failed to update profile.')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Themba Khumalo' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Themba');
  await expect(page.getByLabel('Username')).toHaveValue('lwazi');
});

test('changes are lost neither by Back, nor by a reload, nor by logging out, without a question', async ({
  app,
  page,
}) => {
  await app.signIn('lwazi');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Themba');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await page.goBack();
  await expect(question).toBeVisible();
  await app.expectAccessible();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL('/learner/profile');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Themba');

  await page.getByRole('link', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();

  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lwazi');

  await page.getByLabel('Name', { exact: true }).fill('Themba');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(app.heading(/Welcome, Lwazi/)).toBeVisible();
});
