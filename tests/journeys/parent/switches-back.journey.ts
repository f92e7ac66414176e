import { expect, test } from '../app.ts';

test('a parent acts as their learner, sees as whom on every page, and comes back', async ({ app, page }) => {
  await app.open('/auth/login');
  await app.fillIn('parent@springbyte.test');
  await expect(app.heading('Hello, Naledi Khumalo')).toBeVisible();
  const card = page.getByRole('article', { name: 'Lwazi Khumalo' });
  await card.getByRole('button', { name: /^Login as Learner/ }).click();
  await expect(page).toHaveURL('/learner/dashboard');
  await expect(app.heading(/welcome.*lwazi/i)).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'Acting as a learner' });
  await expect(banner).toContainText('Lwazi Khumalo');
  await app.expectAccessible();

  // The parent's own area is closed meanwhile (D-023), and the banner stays wherever one goes.
  await page.getByRole('link', { name: 'Mathematics' }).first().click();
  await expect(app.heading('Mathematics')).toBeVisible();
  await expect(banner).toBeVisible();

  await page.getByRole('link', { name: 'Log As Parent' }).click();
  await expect(app.heading('Hello, Naledi Khumalo')).toBeFocused();
  await expect(page).toHaveURL('/parent/dashboard');
  await expect(banner).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('parentToken'))).toBeNull();

  // The learner's screens are not to be had with the way back.
  await page.goBack();
  await expect(app.heading('Access Denied')).toBeVisible();
});
