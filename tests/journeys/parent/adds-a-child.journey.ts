import { expect, test } from '../app.ts';

test('a new parent adds a child with consent, gives it a login, and the child signs in', async ({
  app,
  page,
}) => {
  await app.open('/auth/login');
  await app.fillIn('newparent@springbyte.test');
  await expect(app.heading('Hello, Fatima Adams')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'No learners found' })).toBeVisible();
  await app.expectAccessible();

  await page.getByRole('button', { name: 'Add New Learner' }).click();
  const panel = page.getByRole('dialog', { name: 'Add Learner' });
  await panel.getByLabel('Name', { exact: true }).fill('Yusuf');
  await panel.getByLabel('Surname').fill('Adams');
  await panel.getByLabel('Date of birth').fill('2016-06-04');
  await panel.getByRole('radio', { name: 'Mother' }).check({ force: true });
  await panel.getByRole('button', { name: /Grade/ }).click();
  await page.getByRole('option', { name: 'Grade 3' }).click();
  await panel.getByRole('button', { name: 'Add Learner' }).click();
  await expect(panel.getByText('Please confirm that you agree.')).toBeVisible();
  await panel.getByRole('checkbox', { name: /parent or legal guardian/ }).check({ force: true });
  await app.expectAccessible();
  await panel.getByRole('button', { name: 'Add Learner' }).click();

  await expect(page.getByText('Learner added successfully!')).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL('/parent/dashboard');
  const card = page.getByRole('article', { name: 'Yusuf Adams' });
  await expect(card).toContainText('Grade 3');
  await expect(card).toContainText('No active plan');
  await expect(card).toContainText('Fatima Adams (Admin)');

  await card.getByRole('link', { name: /^Set Logins/ }).click();
  await expect(app.heading('Set Logins')).toBeFocused();
  await page.getByLabel('Username').fill('lwazi');
  await expect(page.getByText('Username already taken.')).toBeVisible();
  await page.getByLabel('Username').fill('yusuf.a');
  await page.getByLabel('Password', { exact: true }).fill('Sunbird7!');
  await page.getByLabel('Confirm password', { exact: true }).fill('Sunbird7!');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Yusuf can log in now')).toBeVisible();
  await expect(app.heading('Hello, Fatima Adams')).toBeFocused();

  await page.getByRole('link', { name: 'Logout' }).first().click();
  await app.open('/auth/login');
  await app.fillIn('yusuf.a', 'Sunbird7!');
  await expect(app.heading('Welcome, Yusuf!')).toBeVisible();
});
