import { expect, test } from '../app.ts';

test('a parent registers from the home page and logs in with the new account', async ({ app, page }) => {
  await app.open('/home');
  await page.getByRole('main').getByRole('link', { name: 'Create Parent Account' }).first().click();
  await expect(app.heading('Register as a parent and then add the child or children')).toBeVisible();
  await app.expectAccessible();

  await page.getByLabel('Name', { exact: true }).fill('Bongiwe');
  await page.getByLabel('Surname').fill('Mabaso');
  await page.getByLabel('Email').fill('parent@springbyte.test');
  await page.getByLabel('Cellphone number').fill('0725550173');
  await page.getByRole('button', { name: 'Same as cellphone' }).click();
  await page.getByLabel('Town').fill('Cape Town');
  await page.getByLabel('Postal Code').fill('7925');
  await page.getByLabel('Password', { exact: true }).fill('Learn2code!');
  await page.getByLabel('Confirm password', { exact: true }).fill('Learn2cook!');

  const form = page.getByRole('main');
  await expect(page.getByText('This email is already registered.')).toBeVisible();
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await app.expectAccessible();

  await page.getByLabel('Email').fill('bongiwe@springbyte.test');
  await page.getByLabel('Confirm password', { exact: true }).fill('Learn2code!');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('User registered successfully!')).toBeVisible();
  await expect(page).toHaveURL('/auth/login');

  await app.fillIn('bongiwe@springbyte.test');
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/parent/dashboard');
});

test('a lost connection loses nothing that was typed', async ({ app, page }) => {
  await app.open('/auth/register');
  await page.getByLabel('Name', { exact: true }).fill('Werner');
  await page.getByLabel('Surname').fill('Fourie');
  await page.getByRole('radio', { name: 'Learner (Over 18yrs)' }).check({ force: true });
  await page.getByLabel('Date of birth').fill('2004-09-23');
  await page.getByLabel('Email').fill('werner@springbyte.test');
  await page.getByLabel('Cellphone number').fill('0735550126');
  await page.getByLabel('WhatsApp number').fill('0735550126');
  await page.getByLabel('Town').fill('George');
  await page.getByLabel('Postal Code').fill('6529');
  await page.getByLabel('Password', { exact: true }).fill('Learn2code!');
  await page.getByLabel('Confirm password', { exact: true }).fill('Learn2code!');
  await app.breakNext({ operation: 'registerUser', status: 'offline', times: 1 });

  const button = page.getByRole('main').getByRole('button', { name: 'Register' });
  await button.click();
  await expect(page.getByText('Error registering')).toBeVisible();
  await expect(page.getByText('You seem to be offline')).toBeVisible();
  await expect(page.getByLabel('Confirm password', { exact: true })).toHaveValue('Learn2code!');
  await button.click();
  await expect(page).toHaveURL('/auth/login');
});
