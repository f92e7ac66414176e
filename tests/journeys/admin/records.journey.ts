import { expect, test } from '../app.ts';

test('an admin adds a campus and finds it again after a reload, and Back does not reopen the form', async ({
  app,
  page,
}) => {
  await app.signInAs('admin@springbyte.test');
  await app.open('/admin/campus');
  const add = page.getByRole('button', { name: 'Add Campus' });
  const form = page.getByRole('dialog');
  await add.press('Enter');
  await form.getByLabel(/^Name/).fill('Durban North');
  await form.getByLabel('City').fill('Durban');
  await form.getByRole('button', { name: /Province/ }).press('Enter');
  await page.keyboard.type('Kwa');
  await page.keyboard.press('Enter');
  await form.getByLabel('City').press('Enter');
  await expect(page.getByText('Campus created')).toBeVisible();
  await expect(add).toBeFocused();
  await page.goBack();
  await expect(app.heading('Campuses')).toBeVisible();
  await expect(form).toBeHidden();

  await page.getByRole('searchbox', { name: 'Find a campus' }).fill('durban');
  await expect(page).toHaveURL('/admin/campus?q=durban');
  await page.reload();
  await expect(page.getByText('1 of 5 campuses')).toBeVisible();
  await expect(page.getByRole('row', { name: /Durban North/ })).toContainText('KwaZulu-Natal');
});

test('Back closes a form, and a second Back does not dismiss the confirmation about unsaved changes', async ({
  app,
  page,
}) => {
  await app.signInAs('admin@springbyte.test');
  await app.open('/home');
  await page.getByRole('navigation').getByRole('link', { name: 'Campus' }).first().click();
  await page.getByRole('button', { name: 'Edit Rosebank' }).click();
  const form = page.getByRole('dialog', { name: 'Edit campus' });
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toBeHidden();
  await page.goForward();
  const city = form.getByLabel('City');
  await city.fill('Sandton');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused();

  await page.goBack();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(city).toHaveValue('Sandton');
  await expect(city).toBeFocused();
  await expect(page).toHaveURL('/admin/campus?form=cam-rosebank');

  await page.goBack();
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/admin/campus');
  await expect(page.getByRole('row', { name: /Rosebank/ })).toContainText('Johannesburg');
  await page.goBack();
  await expect(app.heading(/from first click/i)).toBeVisible();
});

test('an admin follows a link from a parent to the page of the learner, and Back restores the list', async ({
  app,
  page,
}) => {
  await app.signInAs('admin@springbyte.test');
  await app.open('/admin/parents');
  await page.getByRole('searchbox', { name: 'Find a parent' }).fill('naledi');
  await expect(page).toHaveURL(/q=naledi/);
  await page.getByRole('button', { name: '2 learners of Naledi Khumalo' }).press('Enter');
  const learners = page.getByRole('table', { name: 'Learners of Naledi Khumalo' });
  const zola = learners.getByRole('link', { name: 'Zola Khumalo' });
  await expect(zola).toHaveAttribute('href', /users/);
  await zola.click();
  await expect(page).toHaveURL('/admin/users/lrn-zola');
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goBack();
  await expect(page.getByText('1 of 3 parents')).toBeVisible();
});
