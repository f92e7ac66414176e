import { expect, test } from '../app.ts';
import { doubledText, expectNoFlaws, flawsOf } from '../large-text.ts';

test.use(doubledText);

test('with text of 200 % a moderator can read both reviews and reject', async ({ app, page }) => {
  await app.open('/auth/login');
  await app.fillIn('moderator@springbyte.test');
  await expect(page).not.toHaveURL(/login/);
  await expectNoFlaws(app, [
    ['/admin/moderation/activity/act-4-fractions-halves', /^Grade 4/],
    ['/admin/moderation/activity/act-4-loops-beeps', /Listen and repeat$/],
    ['/admin/moderation/review/chs-30', 'Activity #chs-30 Pending'],
    ['/admin/moderation/review/chs-28', 'Question #chs-28 Pending'],
  ]);
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await flawsOf(app)).toEqual([]);
});
