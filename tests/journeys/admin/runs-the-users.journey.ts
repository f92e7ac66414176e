import { expect, test } from '../app.ts';

test('an administrator creates a tutor, who signs in', async ({ app, page }) => {
  await app.open('/auth/login');
  await app.fillIn('admin@springbyte.test');
  await expect(app.heading('Users')).toBeFocused();
  await app.expectAccessible();

  await page.getByRole('button', { name: 'Add User' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Add user' });
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
  await form.getByLabel('Name', { exact: true }).fill('Bongani');
  await form.getByLabel('Surname').fill('Mthembu');
  await form.getByLabel('Email').fill('tutor@springbyte.test');
  await expect(form.getByText('Email already taken.')).toBeVisible();
  await form.getByLabel('Email').fill('bongani@springbyte.test');
  await expect(form.getByText('Email already taken.')).toBeHidden();
  await form.getByLabel('Cellphone').fill('081 555 0133');
  await form.getByLabel('WhatsApp').fill('081 555 0133');
  await form.getByLabel('Date of birth').fill('1994-09-12');
  await form.getByRole('button', { name: /Role/ }).press('Enter');
  await page.getByRole('option', { name: 'Tutor' }).click();
  await expect(form.getByRole('button', { name: /Grade/ })).toBeHidden();
  await form.getByLabel('Password', { exact: true }).fill('Teach2code!');
  await form.getByLabel('Confirm password', { exact: true }).fill('Teach2code!');
  await app.expectAccessible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User created')).toBeVisible();
  await expect(form).toBeHidden();

  await page.getByRole('searchbox', { name: 'Find a user' }).fill('bongani');
  await expect(page.getByRole('row', { name: /Bongani/ })).toContainText('081 555 0133');
  await expect(page).toHaveURL(/q=bongani/);

  // The other tabs, and back to the search.
  await page.getByRole('navigation', { name: 'People' }).getByRole('link', { name: 'Roles' }).click();
  await expect(app.heading('Roles')).toBeFocused();
  await page.goBack();
  await expect(page.getByText('1 of 36 users')).toBeVisible();

  await page.getByRole('link', { name: 'Logout' }).first().click();
  await app.open('/auth/login');
  await app.fillIn('bongani@springbyte.test', 'Teach2code!');
  await expect(page).toHaveURL('/tutor/dashboard');
});

test('a permission is given to 200 learners, of whom three fail and are tried again', async ({
  app,
  page,
}) => {
  test.slow();
  await app.open('/auth/login');
  await page.waitForFunction(() => 'springbyteMock' in globalThis);
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => {
      const { springbyteMock } = globalThis as unknown as {
        springbyteMock: { reset: (scenario: string) => Promise<void> };
      };
      void springbyteMock.reset('large');
    }),
  ]);
  await app.open('/auth/login');
  await app.fillIn('admin@springbyte.test');
  await expect(app.heading('Users')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Find a user' }).fill('daniel');
  await page.getByRole('button', { name: /^All roles/ }).click();
  await page.getByRole('option', { name: 'Learner' }).click();
  await expect(page.getByText('204 of 12 011 users')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Choose all' }).check();
  const bar = page.getByRole('region', { name: 'What is chosen' });
  await expect(bar).toContainText('204 users chosen');
  const rows = page.getByRole('checkbox', { name: /^Choose (?!all)/ });
  for (const row of [0, 1, 2, 3]) await rows.nth(row).uncheck();
  await expect(bar).toContainText('200 users chosen');

  await bar.getByRole('button', { name: 'Give permission' }).click();
  await page.getByRole('checkbox', { name: 'coding-content-access' }).press('Space');
  await page.getByRole('button', { name: /^Give to 200 users/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This gives coding-content-access to 200 users.')).toBeVisible();
  await app.expectAccessible();
  await app.breakNext({ operation: 'setUserPermissions', status: 500, times: 3 });
  await dialog.getByRole('button', { name: 'Give to 200 users' }).click();

  // 200 calls, a few at a time, before which 12 000 accounts are read once more.
  const ended = dialog.getByRole('heading', { name: 'Some changes were not made' });
  await expect(ended).toBeVisible({ timeout: 120_000 });
  await expect(dialog.getByRole('status')).toContainText('197 of 200 done.');
  await expect(
    dialog.getByRole('region', { name: 'What failed, and why' }).getByRole('listitem'),
  ).toHaveCount(3);
  await app.expectAccessible();
  await dialog.getByRole('button', { name: 'Try these 3 again' }).click();
  await expect(page.getByText('200 users have coding-content-access now.')).toBeVisible({ timeout: 60_000 });
  await expect(dialog).toBeHidden();

  await bar.getByRole('button', { name: 'Give permission' }).click();
  await expect(page.getByText('200 of 200 have it now')).toBeVisible();
});
