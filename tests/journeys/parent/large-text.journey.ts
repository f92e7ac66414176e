import { expect, test } from '../app.ts';
import { doubledText, expectNoFlaws, flawsOf } from '../large-text.ts';

test.use(doubledText);

test('with text of 200 % a parent can read and use every page', async ({ app, page }) => {
  await app.open('/auth/login');
  await app.fillIn('parent@springbyte.test');
  await expectNoFlaws(app, [
    ['/parent/dashboard', 'Hello, Naledi Khumalo'],
    ['/parent/child-profile?learnerId=lrn-lwazi', 'Edit Profile'],
    ['/parent/child-profile', 'Learner ID is missing.'],
    ['/parent/profile', 'Profile'],
    ['/parent/invite-parent/lrn-lwazi', 'Invite Parent'],
    ['/learner/lrn-lwazi/set-logins', 'Set Logins'],
    ['/parent/progress/lrn-lwazi', "Lwazi's progress"],
    ['/parent/progress/lrn-zola', "Zola's progress"],
    ['/parent/data/lrn-lwazi', 'What we keep about Lwazi'],
    ['/grades/grd-4/activity-report/lrn-lwazi', 'Activity report'],
    ['/topic/top-4-fractions/activity-result/att-348?learnerId=lrn-lwazi', 'Halves, quarters and eighths'],
    ['/parent/dashboard?form=new', /^Hello/],
  ]);
  await expect(page.getByRole('dialog', { name: 'Add Learner' })).toBeVisible();
  expect(await flawsOf(app)).toEqual([]);
});
