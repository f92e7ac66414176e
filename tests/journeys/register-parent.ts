import type { Page } from '@playwright/test';

interface Parent {
  name: string;
  surname: string;
  email: string;
}

/** Fills in and submits the open registration form, with the default password of `App.logIn`. */
export async function registerParent(page: Page, { name, surname, email }: Parent): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Surname').fill(surname);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Cellphone number').fill('0725550173');
  await page.getByRole('button', { name: 'Same as cellphone' }).click();
  await page.getByLabel('Town').fill('Cape Town');
  await page.getByLabel('Postal Code').fill('7925');
  await page.getByLabel('Password', { exact: true }).fill('Learn2code!');
  await page.getByLabel(/^(?:Confirm|Re-enter) password$/).fill('Learn2code!');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
}
