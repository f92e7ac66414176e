import { expect, test } from '../app.ts';

test('a parent finds the way from any URL to the home page and on to registering', async ({ app, page }) => {
  for (const path of ['/', '/no/such/page']) {
    await app.open(path);
    await expect(page).toHaveURL('/home');
  }
  await expect(app.heading(/from first click/i)).toBeVisible();
  await app.expectAccessible();

  const contact = page.getByRole('link', { name: /Chat to us/ }).first();
  const url = new URL((await contact.getAttribute('href')) ?? '');
  expect(url.host).toBe('wa.me');
  expect(url.searchParams.get('text')).toBe(
    'Hi, I would like to know more about coding classes for my child.',
  );

  await page.getByRole('link', { name: 'Create Parent Account' }).first().click();
  await expect(page).toHaveURL('/auth/register');
});

test('the pictures of the classes can be moved with the keyboard', async ({ app, page }) => {
  await app.open('/home');
  await page.getByRole('button', { name: /next/i }).press('Enter');
  await expect(page.getByText('Online class on a weekday afternoon')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Saturday class at the Observatory campus')).toBeVisible();
});
