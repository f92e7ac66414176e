import type { Page } from '@playwright/test';
import { expect, test } from '../app.ts';
import { newestMail } from '../newest-mail.ts';

test('registers a parent, who then logs in with the new account', async ({ app, page }) => {
  await app.open('/home');
  await page.getByRole('main').getByRole('link', { name: 'Create Parent Account' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Bongiwe');
  await page.getByLabel('Surname').fill('Mabaso');
  await page.getByLabel('Email').fill('bongiwe@springbyte.test');
  await page.getByLabel('Cellphone number').fill('0725550173');
  await page.getByRole('button', { name: 'Same as cellphone' }).click();
  await page.getByLabel('Town').fill('Cape Town');
  await page.getByLabel('Postal Code').fill('7925');
  await page.getByLabel('Password', { exact: true }).fill('Learn2code!');
  await page.getByLabel('Confirm password', { exact: true }).fill('Learn2code!');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('User registered successfully!')).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
  await app.logIn('bongiwe@springbyte.test');
  await expect(page).toHaveURL('/parent/dashboard');
});

const email = 'parent@springbyte.test';
const newPassword = 'Loops4ever!';

async function choosePassword(page: Page) {
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Reset password' }).click();
}

test('resets a password by a link whose token stays nowhere and works once', async ({ app, page }) => {
  await app.open('/auth/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(app.heading('Check your email')).toBeFocused();
  const { link } = await newestMail(page);

  await app.open(link);
  await expect(page.getByText(`Choose a new password for ${email}.`)).toBeVisible();
  await expect(page).toHaveURL('/auth/reset-password');
  await page.reload();
  const missing = page.getByText('This page has no reset link');
  await expect(missing).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
  expect(stored).not.toContain('rst-');
  await page.goBack();
  await expect(page).toHaveURL('/auth/forgot-password');
  await page.goForward();
  await expect(missing).toBeVisible();

  await app.open(link);
  await choosePassword(page);
  await expect(app.heading('Login')).toBeFocused();
  await app.logIn(email);
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await app.logIn(email, newPassword);
  await expect(page).toHaveURL('/parent/dashboard');
  await app.open(link);
  await choosePassword(page);
  await expect(page.getByText('This link has expired, was used already')).toBeVisible();
});
