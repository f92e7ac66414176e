import { expect, test } from '../app.ts';

test('a learner revisits tricky questions, and they are fewer afterwards, also after a reload', async ({
  app,
  page,
}) => {
  await app.signIn('lwazi');
  const jump = page.getByRole('region', { name: 'Your next jump' });
  const count = async () => Number.parseInt((await jump.getByRole('heading').textContent()) ?? '', 10);
  await expect(jump.getByRole('heading', { name: /questions to revisit$/ })).toBeVisible();
  const before = await count();
  expect(before).toBeGreaterThan(10);

  await jump.getByRole('link', { name: 'Let’s go' }).click();
  await expect(app.heading('Questions to revisit')).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: /^Question 1 of 10/ })).toBeVisible();
  await app.expectAccessible();

  // Any answer takes a question off today's list.
  await page.getByRole('main').locator('input, textarea').first().press('Space');
  const field = page.getByRole('main').locator('input[type="text"], textarea').first();
  if (await field.isVisible()) await field.fill('I am not sure');
  await page.getByRole('button', { name: 'Check' }).click();
  const again = page.getByRole('button', { name: 'Check again' });
  const next = page.getByRole('button', { name: 'Next' });
  await expect(again.or(next)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(next).toBeFocused();

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(jump.getByRole('heading', { name: `${before - 1} questions to revisit` })).toBeVisible();
  await page.reload();
  await expect(jump.getByRole('heading', { name: `${before - 1} questions to revisit` })).toBeVisible();
});
