import { expect, test } from '../app.ts';

test('a wrong password is refused, the name stays, the next try works', async ({ app, page }) => {
  await app.open('/auth/login');
  await app.fillIn('lwazi', 'Wrong1!');
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await expect(page.getByLabel('Email or username')).toHaveValue('lwazi');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await app.expectAccessible();

  await app.fillIn('lwazi');
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(app.heading(/welcome/i)).toBeVisible();
  await expect(page).toHaveURL('/learner/dashboard');
});

test('a deep link of somebody signed out leads to the login page and is kept', async ({ app, page }) => {
  await app.open('/topic/top-4-fractions/activity/act-4-fractions-halves');
  await expect(app.heading('Login')).toBeVisible();
  const url = new URL(page.url());
  expect(url.pathname).toBe('/auth/login');
  expect(url.searchParams.get('returnUrl')).toBe('/topic/top-4-fractions/activity/act-4-fractions-halves');
});

test('a learner may not enter as another role, and a forged role in the storage changes nothing', async ({
  app,
  page,
}) => {
  await app.open('/auth/login');
  await app.fillIn('parent@springbyte.test');
  await expect(page.getByText('Login successful!')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('role', 'Learner'));
  await app.open('/learner/dashboard');
  await expect(app.heading('Access Denied')).toBeVisible();
});

test('no token is ever in a URL', async ({ app, page }) => {
  const urls: string[] = [];
  page.on('framenavigated', (frame) => urls.push(frame.url()));
  page.on('request', (request) => urls.push(request.url()));
  await app.signIn('lwazi');
  expect(urls.join('\n')).not.toContain('eyJ');
});

for (const [name, path, heading] of [
  ['admin@springbyte.test', '/admin/users', 'Users'],
  ['moderator@springbyte.test', '/admin/moderation/queue', 'Moderation'],
  ['tutor@springbyte.test', '/tutor/dashboard', 'Dashboard'],
  ['parent@springbyte.test', '/parent/dashboard', 'Hello, Naledi Khumalo'],
] as const) {
  test(`${name} lands on ${path}`, async ({ app, page }) => {
    await app.open('/auth/login');
    await app.fillIn(name);
    await expect(app.heading(heading)).toBeFocused();
    await expect(page).toHaveURL(path);
  });
}

test('the demo also works where the browser stores nothing', async ({ app, page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('No storage in this window.', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'indexedDB', { value: { open: refuse } });
    Storage.prototype.setItem = refuse;
  });
  await app.signIn('lwazi');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Mathematics/ })
    .click();
  await expect(app.heading(/Mathematics/)).toBeVisible();
});
