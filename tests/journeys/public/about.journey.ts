import { expect, test } from '../app.ts';

const message = 'Hi, I would like to know more about coding classes for my child.';

test('a parent reads about the school, asks a question and registers', async ({ app, page }) => {
  await app.open('/home');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about-springbyte');
  await expect(page).toHaveTitle('About Us · Springbyte');
  await expect(app.heading(/ours tell it what to do/i)).toBeFocused();
  for (const name of [/^Coding:/, /^Data:/, /^AI tools:/, 'What your child gains', 'Why parents trust us']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await app.expectAccessible();

  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact-us');
  await expect(app.heading('Contact Us')).toBeFocused();
  const chat = new URL((await page.getByRole('link', { name: 'Chat to us' }).getAttribute('href')) ?? '');
  expect(chat.host).toBe('wa.me');
  expect(chat.searchParams.get('text')).toBe(message);
  await expect(page.getByRole('link', { name: /^\+27/ })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await app.expectAccessible();

  await page.goBack();
  await page.getByRole('link', { name: 'Create Parent Account' }).last().click();
  await expect(page).toHaveURL('/auth/register');
});

test('nobody has to sign in to look at the public pages', async ({ app, page }) => {
  const pages = {
    '/unauthorized': 'Access Denied',
    '/offline-payment': 'Payment Required',
    '/tutor': 'Tutor',
    '/tutor/dashboard': 'Tutor Dashboard',
    '/tutor/Lesson': 'Tutor Lessons',
  };
  for (const [path, title] of Object.entries(pages)) {
    await app.open(path);
    await expect(app.heading(title)).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/home');
});

test('a link in the old form leads to the same page', async ({ app, page }) => {
  await app.open('/#/about-springbyte');
  await expect(page).toHaveURL('/about-springbyte');
  await expect(app.heading(/ours tell it what to do/i)).toBeVisible();
});
