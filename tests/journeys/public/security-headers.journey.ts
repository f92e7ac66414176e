import { expect, test } from '../app.ts';
import { watchPolicyViolations } from '../policy-violations.ts';

test('the Content Security Policy allows all features of the demo, and no injected script', async ({
  app,
  page,
}) => {
  const violations = await watchPolicyViolations(page);
  await app.open('/home');
  await page.getByRole('button', { name: /next/i }).click();
  await app.open('/auth/login');
  await app.logIn('lwazi', 'Wrong1!');
  await expect(page.getByText('Login Failed')).toBeVisible();

  await app.signInAs('lwazi');
  await app.open('/topic/top-4-fractions/activity/act-4-fractions-halves');
  await app.question(1).getByRole('radio', { name: 'True' }).press('Space');
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await app.handIn();
  await expect(page.getByText('Halves, quarters and eighths · Attempt 2')).toBeVisible();

  await page.goto('/mocks/payment/index.html?payment=none');
  const title = page.getByRole('heading', { name: 'There is no such payment' });
  await expect(title).toBeVisible();
  // The stylesheet is applied: the default font is a serif.
  expect(await title.evaluate((heading) => getComputedStyle(heading).fontFamily)).toMatch(/Nunito/);
  expect(violations).toEqual([]);

  await app.open('/home');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.head.append(script);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="data:," onerror="document.title = \'taken over\'">',
    );
  });
  await expect.poll(() => violations.filter((text) => text.startsWith('script-src'))).toHaveLength(2);
  await expect(page).toHaveTitle('Home · Springbyte');
});
