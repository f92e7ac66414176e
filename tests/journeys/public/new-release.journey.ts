import { expect, test } from '../app.ts';

/* A newer release has taken the place of the one in this browser: parts of the older one are not there any more. */

test('a page whose part is gone offers to load it again, and never does so by itself', async ({
  app,
  page,
  context,
}) => {
  await app.open('/home');
  await expect(app.heading(/from first click/i)).toBeVisible();
  let isGone = true;
  await context.route(/assets\/login-.*\.js/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  let loads = 0;
  page.on('load', () => (loads += 1));

  await page.getByRole('link', { name: 'Login' }).click();
  await expect(app.heading('This page did not load completely')).toBeFocused();
  await expect(page).toHaveURL('/auth/login');
  // The screen says it; the bar above does not say it once more.
  await expect(page.getByRole('region', { name: 'A part of this page did not load' })).toHaveCount(0);
  await app.expectAccessible();
  expect(loads).toBe(0);

  // Still gone: the page as it was written stays, says so, and does not load itself again and again.
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(app.heading('Login')).toBeVisible();
  await app.wake();
  await expect(page.getByRole('alert')).toContainText('A part of this page did not load.');
  expect(loads).toBe(1);

  isGone = false;
  await page.getByRole('link', { name: 'load the page again' }).click();
  await expect(app.heading('Login')).toBeVisible();
  await app.fillIn('lwazi');
  await expect(app.heading(/welcome/i)).toBeVisible();
});

test('what was typed stays until the person chooses', async ({ app, page, context }) => {
  await app.open('/auth/login');
  await page.getByLabel('Email or username').fill('lwazi');
  await context.route(/assets\/(Toast|claims|session-).*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.getByLabel('Password', { exact: true }).fill('Wrong1!');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  const notice = page.getByRole('region', { name: 'A part of this page did not load' });
  await expect(notice).toBeVisible();
  // The message is on the page as well as in the toast that could not come.
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await expect(page.getByLabel('Email or username')).toHaveValue('lwazi');
  await app.expectAccessible();
  await notice.getByRole('button', { name: 'Close this notice' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByLabel('Email or username')).toHaveValue('lwazi');
});

test('an application that cannot start says so, and what is stored stays', async ({ app, page, context }) => {
  await app.signIn('lwazi');
  let isGone = true;
  await context.route(/assets\/claims-.*\.js/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.reload();
  await expect(app.heading('This page did not load completely')).toBeVisible();
  await app.expectAccessible();
  isGone = false;
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(app.heading(/welcome/i)).toBeVisible();
});
