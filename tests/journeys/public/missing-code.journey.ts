import { expectAccessible } from '../accessibility.ts';
import { expect, test, type App } from '../app.ts';

/* Parts of the application fail to load, because of a broken connection or a newer release. */

async function loadAgain(app: App): Promise<void> {
  await app.page.getByRole('link', { name: 'load the page again' }).click();
  await app.start();
  await app.waitForHydration();
}

test('a prerendered page reports a missing part, and keeps typed text and working links', async ({
  app,
  page,
}) => {
  const alert = page.getByRole('alert');
  const missing = 'A part of this page did not load.';
  await page.route('**/assets/application-*.js', (route) => route.abort());
  await page.goto('/auth/login?returnUrl=%2Fsubscribe');
  const show = page.getByRole('button', { name: /^Show/ });
  await show.click();
  await expect(alert).toContainText(missing);
  await show.click();
  await expect(page.locator('[data-early-press]')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/auth/forgot-password?returnUrl=%2Fsubscribe');
  await page.unrouteAll();

  await page.route('**/assets/login-*.js', (route) => route.abort());
  await page.goto('/auth/login');
  await page.getByLabel('Email or username').fill('lwazi');
  await expect(alert).toContainText(missing);
  await expect(page.getByLabel('Email or username')).toHaveValue('lwazi');
  await page.unrouteAll();
  await loadAgain(app);
});

test('the application offers to reload the page when code is missing, and never reloads automatically', async ({
  app,
  page,
  context,
}) => {
  await app.open('/home');
  await app.waitForHydration();
  let isMissing = true;
  await context.route(/assets\/login-.*\.js/, (route) =>
    isMissing ? route.fulfill({ status: 404 }) : route.continue(),
  );
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(app.heading('This page did not load completely')).toBeFocused();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('region', { name: 'A part of this page did not load' })).toHaveCount(0);
  expect(loads).toBe(0);

  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(app.heading('Login')).toBeVisible();
  await app.moveMouse();
  await expect(page.getByRole('alert')).toContainText('A part of this page did not load.');
  expect(loads).toBe(1);

  isMissing = false;
  await loadAgain(app);
  await context.route(/assets\/(Toast|claims|session-).*\.js/, (route) => route.fulfill({ status: 404 }));
  await app.logIn('lwazi', 'Wrong1!');
  await expect(page.getByRole('region', { name: 'A part of this page did not load' })).toBeVisible();
  // The message is also on the page, because the toast failed to load.
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await expect(page.getByLabel('Email or username')).toHaveValue('lwazi');
});

test('a user remains signed in when the application cannot start', async ({ app, page, context }) => {
  await app.signInAs('lwazi');
  let isMissing = true;
  await context.route(/assets\/claims-.*\.js/, (route) =>
    isMissing ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto('/learner/dashboard');
  await expect(app.heading('This page did not load completely')).toBeVisible();
  isMissing = false;
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(app.heading(/welcome/i)).toBeVisible();
});
