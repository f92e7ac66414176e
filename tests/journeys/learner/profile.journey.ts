import type { Locator } from '@playwright/test';
import { expect, test } from '../app.ts';

/** Found by its id, because avatars are decorative and have no accessible names. */
const avatarPart = (avatar: Locator, part: string) => avatar.locator(`use[href$="#${part}"]`).first();

test('a learner who chooses a grade gets access to subjects and leaderboard', async ({ app, page }) => {
  // Log in with the form: only a refreshed token has the claim of the new grade.
  await app.open('/auth/login');
  await app.logIn('kabelo');
  await expect(app.heading('No grade assigned to you.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: /Choose your grade/ }).press('Enter');
  await page.keyboard.type('Grade 5');
  await page.keyboard.press('Enter');
  await page.getByLabel('Name', { exact: true }).fill('Themba');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Learner updated')).toBeVisible();

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(app.heading('Welcome, Themba!')).toBeFocused();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Mathematics' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Themba Molefe' });
  await menu.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page).toHaveURL('/grades/grd-5/learners/lrn-kabelo/leaderboard');
  await page.reload();
  await expect(menu.getByRole('link', { name: 'Leaderboard' })).toBeVisible();
});

test('a chosen avatar is shown in the menu, in the profile and to a parent, and survives a reload', async ({
  app,
  page,
}) => {
  await app.signInAs('zola');
  await app.open('/learner/face');
  const menu = page.getByRole('navigation', { name: 'Zola Khumalo' });
  await expect(avatarPart(menu, 'puffs')).toBeVisible();
  await page.getByText('Headscarf', { exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(avatarPart(menu, 'headscarf')).toBeVisible();

  await menu.getByRole('link', { name: 'Dashboard' }).click();
  const profile = page.getByRole('region', { name: 'Your progress' });
  await expect(avatarPart(profile, 'headscarf')).toBeVisible();
  await page.reload();
  await expect(avatarPart(profile, 'headscarf')).toBeVisible();
  await expect(avatarPart(menu, 'headscarf')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(avatarPart(page.getByRole('button', { name: 'Pages and logout' }), 'headscarf')).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await app.signInAs('parent@springbyte.test');
  await app.open('/parent/dashboard');
  await expect(avatarPart(page.getByRole('article', { name: 'Zola Khumalo' }), 'headscarf')).toBeVisible();
});

test('the profile asks for confirmation before Back, a logout or a reload discards unsaved changes', async ({
  app,
  page,
}) => {
  await app.signInAs('lwazi');
  await app.open('/learner/dashboard');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Themba');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const stayOnPage = async () => {
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/learner/profile');
    await expect(name).toHaveValue('Themba');
  };
  await page.goBack();
  await stayOnPage();
  await page.getByRole('link', { name: 'Logout' }).click();
  await stayOnPage();

  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await expect(name).toHaveValue('Lwazi');

  await name.fill('Themba');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(app.heading(/Welcome, Lwazi/)).toBeVisible();
});
