import type { Page } from '@playwright/test';
import { expect, test } from '../app.ts';
import { newestMail } from '../newest-mail.ts';
import { registerParent } from '../register-parent.ts';

test('a parent registers and logs in with the new account', async ({ app, page }) => {
  await app.open('/home');
  await page.getByRole('main').getByRole('link', { name: 'Create Parent Account' }).first().click();
  await registerParent(page, { name: 'Bongiwe', surname: 'Mabaso', email: 'bongiwe@springbyte.test' });
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

test('a user resets a password through a link whose token works once and is never stored', async ({
  app,
  page,
}) => {
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
