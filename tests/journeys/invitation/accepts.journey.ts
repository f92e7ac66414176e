import { expect, test } from '../app.ts';
import { inviteToZola } from './invites.ts';

test('a parent invites the partner, who registers, logs in and sees the child', async ({ app, page }) => {
  const link = await inviteToZola(app, 'sipho@springbyte.test', 'Father');
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(app.heading(/./)).toBeVisible();

  await app.open(link);
  await expect(app.heading('Complete Your Invitation')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('You are invited to follow Zola Khumalo as Father.');
  await app.expectAccessible();
  await page.getByRole('link', { name: 'Use another email' }).click();
  await expect(app.heading('Accept invitation as a Father of Zola Khumalo')).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('Sipho');
  await page.getByLabel('Surname').fill('Dlamini');
  await page.getByLabel('Email').fill('sipho@home.test');
  await page.getByLabel('Cellphone number').fill('0725550173');
  await page.getByRole('button', { name: 'Same as cellphone' }).click();
  await page.getByLabel('Town').fill('Durban');
  await page.getByLabel('Postal Code').fill('4001');
  await page.getByLabel('Password', { exact: true }).fill('Learn2code!');
  await page.getByLabel('Re-enter password', { exact: true }).fill('Learn2code!');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();

  await expect(app.heading('Login')).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
  await app.fillIn('sipho@home.test');
  await expect(app.heading('Hello, Sipho Dlamini')).toBeVisible();
  const zola = page.getByRole('article', { name: 'Zola Khumalo' });
  await expect(zola).toContainText('Sipho Dlamini');
  await expect(zola).toContainText('Father');

  // The link has worked, once.
  await page.getByRole('link', { name: 'Logout' }).click();
  await app.open(link);
  await page.getByRole('link', { name: 'Log in to accept' }).click();
  await app.fillIn('sipho@home.test');
  await expect(page.getByText('This invitation has already been used').first()).toBeVisible();
});
