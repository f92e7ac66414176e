import { expect, test } from '../app.ts';

test('a parent hides the name of a child, and a classmate no longer finds it', async ({ app, page }) => {
  await app.open('/auth/login');
  await app.fillIn('parent@springbyte.test');
  await expect(app.heading(/^Hello, /)).toBeVisible();
  const card = page.getByRole('article', { name: 'Lwazi Khumalo' });
  await card.getByRole('link', { name: /^Edit Profile/ }).click();
  await page.getByText('Hide the name on leaderboards').click();
  await expect(page.getByRole('checkbox', { name: 'Hide the name on leaderboards' })).toBeChecked();
  await app.expectAccessible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Learner updated')).toBeVisible();

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(card.getByText('Name hidden on leaderboards')).toBeVisible();
  await card.getByRole('link', { name: /^Leaderboard/ }).click();
  await expect(page.getByRole('region', { name: "Lwazi's best" })).toContainText('Others read “A learner”');
  await expect(page.getByRole('rowheader', { name: /^Lwazi Khumalo/ })).toBeVisible();

  await app.signIn('amahle.zulu');
  await page.getByRole('link', { name: 'Leaderboard' }).first().click();
  await expect(page.getByRole('region', { name: 'Your best' })).toContainText(
    'The highest score on the board',
  );
  await expect(page.getByRole('row', { name: '5 A learner 76.33' })).toBeVisible();
  await expect(page.getByText('Lwazi')).toHaveCount(0);
  await app.expectAccessible();
});
