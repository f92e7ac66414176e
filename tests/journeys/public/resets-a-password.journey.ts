import type { Page } from '@playwright/test';
import { expect, test } from '../app.ts';
import { newestMail } from '../newest-mail.ts';

const email = 'parent@springbyte.test';
const newPassword = 'Loops4ever!';

const newestLink = async (page: Page) => (await newestMail(page)).link;

async function choose(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Reset password' }).click();
}

test('a forgotten password is replaced by a new one, and the old one is over', async ({ app, page }) => {
  await app.open('/auth/login');
  await page.getByLabel('Email or username').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(app.heading('Forgot password')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page).toHaveURL('/auth/forgot-password');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(app.heading('Check your email')).toBeFocused();
  await expect(page.getByText('If an account exists, a reset link was sent.')).toBeVisible();
  await app.expectAccessible();

  const link = await newestLink(page);
  await app.open(link);
  await expect(page.getByText(`Choose a new password for ${email}.`)).toBeVisible();
  await expect(page).toHaveURL('/auth/reset-password');
  await app.expectAccessible();
  await choose(page, 'loops');
  await expect(page.getByText('Password must be at least 6 characters.')).toBeVisible();
  await choose(page, newPassword);

  await expect(page.getByText('Password reset successfully')).toBeVisible();
  await expect(app.heading('Login')).toBeFocused();
  await expect(page).toHaveURL('/auth/login');
  await app.fillIn(email);
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await app.fillIn(email, newPassword);
  await expect(page).toHaveURL('/parent/dashboard');

  await app.open(link);
  await choose(page, newPassword);
  await expect(page.getByText('This link has expired, was used already')).toBeVisible();
});

test('the token of a link leaves the URL, and a reload says that the link has to be opened again', async ({
  app,
  page,
}) => {
  const link = `/auth/reset-password?token=rst-naledi-1&email=${encodeURIComponent(email)}`;
  await app.open('/auth/login');
  await expect(app.heading('Login')).toBeVisible();
  await app.open(link);
  await expect(page).toHaveURL('/auth/reset-password');
  await page.reload();
  await expect(page.getByText('This page has no reset link')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
  expect(kept).not.toContain('rst-');

  await page.goBack();
  await expect(page).toHaveURL('/auth/login');
  await page.goForward();
  await expect(page.getByText('This page has no reset link')).toBeVisible();

  await app.open(link);
  await choose(page, newPassword);
  await expect(app.heading('Login')).toBeFocused();
});
