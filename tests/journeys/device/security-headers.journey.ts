import { watchPolicyViolations } from '../policy-violations.ts';
import { expect, test } from './device.ts';

test('the production build, with programs of learners, violates no rule of its Content Security Policy', async ({
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

  await app.logIn('emma@springbyte.test', 'Learn2code!');
  await expect(app.heading('Welcome, Emma!')).toBeVisible();
  await page.goto('/topic/top-8-variables-and-types/activity/act-8-variables-first-lines');
  for (const [index, output] of ['I am a computer.', 'second'].entries()) {
    const question = app.question(index + 1);
    await question.getByRole('button', { name: 'Run' }).click();
    await expect(question.getByRole('region', { name: 'Output' })).toContainText(output);
  }
  expect(violations).toEqual([]);
});
