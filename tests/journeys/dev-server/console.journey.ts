import { expect, test } from './dev-server.ts';

test('the application logs no error or warning to the console in development', async ({ app, page }) => {
  // Vite builds each file on its first request.
  test.slow();
  const expectSlowly = expect.configure({ timeout: 60_000 });
  const lines: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
  await app.open('/home');
  await expectSlowly(app.heading(/from first click/i)).toBeVisible();
  await page.goto('/auth/login');
  await expectSlowly(app.heading('Login')).toBeVisible();
  await app.signInAs('lwazi');
  await page.goto('/learner/dashboard');
  await expectSlowly(app.heading(/welcome/i)).toBeVisible();
  await expectSlowly(page.getByRole('region', { name: 'Your progress' })).toBeVisible();
  expect(lines).toEqual([]);
});
