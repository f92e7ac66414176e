import { expect, test } from '../app.ts';

test('logging out leads home, and nothing of the session is left', async ({ app, page }) => {
  await app.signIn('lwazi');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await app.open('/learner/dashboard');
  await expect(app.heading('Login')).toBeVisible();
});

test('on a slow line the session ends at once, whatever comes next', async ({ app, page, context }) => {
  await app.signIn('lwazi');
  const { promise: homeArrives, resolve: letHomeArrive } = Promise.withResolvers<void>();
  await context.route(/assets\/home-.*\.js/, async (route) => {
    await homeArrives;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' }).click();
  await expect(app.heading(/welcome/i)).toHaveCount(0);
  await expect(page.getByText('Lwazi Khumalo')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(page.getByRole('main').getByText('One moment…')).toBeVisible();

  letHomeArrive();
  await expect(app.heading(/from first click/i)).toBeFocused();
  await expect(page).toHaveURL('/home');
});

test('without a connection the session ends all the same, and nothing of it stays', async ({
  app,
  page,
  context,
}) => {
  await app.signIn('lwazi');
  await page.reload();
  await expect(app.heading(/welcome/i)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' }).click();
  await expect(app.heading('You seem to be offline')).toBeVisible();
  await expect(page.getByText('Lwazi Khumalo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('the last words before logging out are saved', async ({ app, page }) => {
  const activity = '/topic/top-4-fractions/activity/act-4-fractions-halves';
  await app.signIn('lwazi');
  await app.open(activity);
  await app.question(5).getByRole('textbox').fill('Three is less than four.');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' }).click();
  await expect(app.heading(/from first click/i)).toBeVisible();

  await app.signIn('lwazi');
  await app.open(activity);
  await expect(app.question(5).getByRole('textbox')).toHaveValue('Three is less than four.');
});

test('logging out in one tab signs the other out, which says so', async ({ app, page, context }) => {
  await app.signIn('lwazi');
  const other = await context.newPage();
  await other.goto('/learner/dashboard');
  await expect(other.getByRole('heading', { level: 1, name: /welcome/i })).toBeVisible();

  await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/home');
  await expect(app.heading('Login')).toBeVisible();
  await expect(
    page.getByText('You have been signed out in another tab. Please sign in again.'),
  ).toBeVisible();
  await expect(page.getByText('Lwazi Khumalo')).toHaveCount(0);
  await app.expectAccessible();
});

test('a tab follows when somebody else signs in beside it', async ({ app, page, context }) => {
  await app.signIn('lwazi');
  const other = await context.newPage();
  await other.goto('/auth/login');
  await other.getByLabel('Email or username').fill('parent@springbyte.test');
  await other.getByLabel('Password', { exact: true }).fill('Learn2code!');
  await other.getByRole('main').getByRole('button', { name: 'Login' }).click();

  await expect(app.heading('Hello, Naledi Khumalo')).toBeVisible();
  await expect(page).toHaveURL('/parent/dashboard');
  await expect(page.getByRole('navigation', { name: 'Lwazi Khumalo' })).toHaveCount(0);
});
