import { expect, test } from '../app.ts';

test('a printed board starts with the school and the date, without links and buttons', async ({
  app,
  page,
}) => {
  await app.signInAs('lwazi');
  await app.open('/topics/top-4-fractions/learner-activities');
  const board = page.getByRole('region', { name: 'Leaderboard for Fractions' });
  await expect(board).toBeVisible();
  const back = page.getByRole('link', { name: 'Back' });
  const seeAll = page.getByRole('button', { name: /^See all/ });
  await expect(back).toBeVisible();
  // The menu's chunk, which prints the school and the date, loads after the page.
  await expect(page.getByRole('navigation', { name: 'Lwazi Khumalo' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const school = page.getByText(/^Springbyte · \d{1,2} \w+ \d{4}$/);
  await expect(school).toBeVisible();
  await expect(board).toBeVisible();
  await expect(back).toBeHidden();
  await expect(seeAll).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(seeAll).toBeVisible();
  await expect(school).toBeHidden();
});
