import { expect, test } from '../app.ts';

test('a parent finds the way from any address to the home page and on to registering', async ({
  app,
  page,
}) => {
  for (const address of ['/', '/no/such/page']) {
    await app.open(address);
    await expect(page).toHaveURL('/home');
  }
  await expect(app.heading(/from first click/i)).toBeVisible();
  await app.expectAccessible();

  const contact = page.getByRole('link', { name: /Chat to us/ }).first();
  const address = new URL((await contact.getAttribute('href')) ?? '');
  expect(address.host).toBe('wa.me');
  expect(address.searchParams.get('text')).toBe(
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
