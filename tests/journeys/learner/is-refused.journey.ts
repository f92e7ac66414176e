import { expect, test } from '../app.ts';

test('another learner’s result is refused', async ({ app, page }) => {
  await app.signIn('lwazi');
  await app.open('/topics/top-4-fractions/learner-activities');
  const attempt = page.getByRole('link', { name: /Attempt 1: 2.33\/4/ });
  const href = await attempt.getAttribute('href');
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/home');

  await app.signIn('zola');
  await app.open(href ?? '');
  await expect(app.heading('Failed to load Activity Result.')).toBeVisible();
  await expect(
    page.getByText('You do not have the necessary permissions to view this content.'),
  ).toBeVisible();
});

test('the answer sheet that a learner is sent holds no answer', async ({ app, page }) => {
  await app.signIn('lwazi');
  const sent = page.waitForResponse((response) => response.url().includes('/activity-answsers/'));
  await app.open('/topic/top-4-fractions/activity/act-4-fractions-halves');
  const text = await (await sent).text();
  expect(text).toContain('Which fraction is equal to one half?');
  expect(text).not.toMatch(/correctAnswer|feedBack|score|\[\[[^\]]|4\/8/);
});
