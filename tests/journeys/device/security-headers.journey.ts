import { watchPolicyViolations } from '../policy-violations.ts';
import { expect, test } from './device.ts';

test('the production build violates no rule of its Content Security Policy', async ({
  app,
  page,
  request,
}) => {
  const violations = await watchPolicyViolations(page);
  const policy = (await request.get('/home')).headers()['content-security-policy'];
  expect(policy?.replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe');
  await page.goto('/home');
  await expect(app.heading(/from first click/i)).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await app.logIn('lwazi', 'Wrong1!');
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await expect(page.getByText('Login Failed')).toBeVisible();
  expect(violations).toEqual([]);
});
