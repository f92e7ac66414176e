import { expect, test } from '../app.ts';

test('a campus is added, edited, found and deleted, by keyboard where a person would', async ({
  app,
  page,
}) => {
  await app.open('/auth/login');
  await app.fillIn('admin@springbyte.test');
  await page.getByRole('navigation').getByRole('link', { name: 'Campus' }).first().click();
  await expect(app.heading('Campuses')).toBeFocused();
  await app.expectAccessible();

  await page.getByRole('button', { name: 'Add Campus' }).press('Enter');
  const form = page.getByRole('dialog');
  await expect(form.getByLabel(/^Name/)).toBeFocused();
  await form.getByLabel(/^Name/).fill('Durban North');
  await form.getByLabel('City').fill('Durban');
  await form.getByRole('button', { name: /Province/ }).press('Enter');
  await page.keyboard.type('Kwa');
  await page.keyboard.press('Enter');
  await app.expectAccessible();
  await form.getByLabel('City').press('Enter');
  await expect(page.getByText('Campus created')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Campus' })).toBeFocused();

  // Back leads to where the form was opened, not into an empty one.
  await page.goBack();
  await expect(app.heading('Campuses')).toBeVisible();
  await expect(form).toBeHidden();

  const row = page.getByRole('row', { name: /Durban North/ });
  await expect(row).toContainText('KwaZulu-Natal');
  await row.getByRole('button', { name: 'Edit Durban North' }).click();
  await expect(page).toHaveURL(/\?form=/);
  await form.getByLabel('Contact').fill('031 555 0199');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Campus updated')).toBeVisible();
  await expect(row).toContainText('031 555 0199');

  // Reload: the server has it, and the list is where it was.
  await page.getByRole('searchbox', { name: 'Find a campus' }).fill('durban');
  await expect(page).toHaveURL(/q=durban/);
  await page.reload();
  await expect(page.getByText('1 of 5 campuses')).toBeVisible();

  await row.getByRole('button', { name: 'Delete Durban North' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete Campus?' });
  await question.getByRole('button', { name: 'No, cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Delete Durban North' }).press('Enter');
  await question.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByText('Campus deleted')).toBeVisible();
  await expect(page.getByText('No campuses found')).toBeVisible();
});

test('Back closes the form, and asks where something would be lost', async ({ app, page }) => {
  await app.open('/auth/login');
  await app.fillIn('moderator@springbyte.test');
  await page.getByRole('navigation').getByRole('link', { name: 'Campus' }).first().click();
  await page.getByRole('button', { name: 'Edit Rosebank' }).click();
  const form = page.getByRole('dialog', { name: 'Edit campus' });
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toBeHidden();
  await page.goForward();
  await form.getByLabel('City').fill('Sandton');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(form.getByLabel('City')).toHaveValue('Sandton');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('row', { name: /Rosebank/ })).toContainText('Johannesburg');
});

test('the first question since the page was loaded has the focus, and a second Back does not answer it', async ({
  app,
  page,
}) => {
  await app.open('/auth/login');
  await app.fillIn('admin@springbyte.test');
  await expect(app.heading('Users')).toBeVisible();
  await page.goto('/home');
  await page.getByRole('navigation').getByRole('link', { name: 'Campus' }).first().click();
  await page.getByRole('button', { name: 'Add Campus' }).click();
  const form = page.getByRole('dialog', { name: 'Add campus' });
  const city = form.getByLabel('City');
  await city.fill('Durban');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused();

  await page.goBack();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(city).toHaveValue('Durban');
  await expect(city).toBeFocused();
  await expect(page).toHaveURL('/admin/campus?form=new');

  await page.goBack();
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(form).toBeHidden();
  await expect(app.heading('Campuses')).toBeVisible();
  await expect(page).toHaveURL('/admin/campus');
  await page.goBack();
  await expect(app.heading(/from first click/i)).toBeVisible();
});
