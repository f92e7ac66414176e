import { expect, test } from '../app.ts';
import { doubledText, expectNoFlaws, flawsOf } from '../large-text.ts';
import { layoutFlaws } from '../layout-flaws.ts';

test.use(doubledText);

const fractions = '/topic/top-4-fractions';

test('with text of 200 % a visitor can read and use every page', async ({ app }) => {
  await app.open('/home');
  await expectNoFlaws(app, [
    ['/home', /./],
    ['/about-springbyte', /./],
    ['/contact-us', 'Contact Us'],
    ['/unauthorized', 'Access Denied'],
    ['/offline-payment', 'Payment Required'],
    ['/paywall', 'Unlock full access'],
    ['/paywall?learnerId=lrn-zola', 'Unlock full access'],
    ['/tutor/dashboard', /./],
    ['/auth/login', 'Login'],
    ['/auth/register', /./],
    ['/auth/forgot-password', /./],
    ['/auth/reset-password?token=abc&email=lwazi%40springbyte.test', /./],
  ]);
  await app.page.setViewportSize({ width: 320, height: 640 });
  await app.page.getByRole('button', { name: 'Pages' }).click();
  await expect(
    app.page.getByRole('dialog', { name: 'Pages' }).getByRole('link', { name: 'Home' }),
  ).toBeVisible();
  expect(await app.page.evaluate(layoutFlaws)).toEqual([]);
  await app.page.getByRole('button', { name: 'Close menu' }).click();

  // With the largest of the notices.
  await app.page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  await expect(app.page.getByRole('region', { name: 'A part of this page did not load' })).toBeVisible();
  expect(await flawsOf(app)).toEqual([]);
});

test('with text of 200 % a learner can read and use every page', async ({ app, page }) => {
  await app.signIn('lwazi');
  await expectNoFlaws(app, [
    ['/learner/dashboard', 'Welcome, Lwazi!'],
    ['/subjects/sub-4-maths/learnertopics', 'Mathematics'],
    ['/subjects/sub-4-nope/learnertopics', 'Failed to load learner profile or subject.'],
    ['/topics/top-4-fractions/learner-activities', 'Fractions'],
    ['/learner/profile', /./],
    ['/learner/face', 'Your face'],
    ['/child-activity', /./],
    ['/grades/grd-4/activity-report', 'Activity report'],
    ['/grades/grd-4/activity-report?q=xylophone', 'Activity report'],
    ['/grades/grd-4/learners/lrn-lwazi/leaderboard', 'Leaderboard'],
    ['/admin/campus', 'Access Denied'],
    [`${fractions}/activity/act-4-fractions-halves`, /./],
  ]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Your menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Mathematics' })).toBeVisible();
  expect(await page.evaluate(layoutFlaws)).toEqual([]);
  await page.getByRole('button', { name: 'Close menu' }).click();

  // One question at a time: a question in the middle, then the last one.
  await page.getByRole('link', { name: /^Question 4/ }).click();
  await expect(page.getByRole('heading', { name: 'Question 4 of 5' })).toBeFocused();
  expect(await flawsOf(app)).toEqual([]);
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(page.getByRole('heading', { name: 'Question 5 of 5' })).toBeFocused();

  // With a failure in the bar, which is as high as it gets.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit Activity' }).click();
  await page.getByRole('button', { name: 'Submit anyway' }).click();
  await expect(page.getByRole('region', { name: 'Hand in' }).getByText('not sent')).toBeVisible();
  expect(await flawsOf(app)).toEqual([]);
  // Back online, it sends itself.
  await page.context().setOffline(false);
  await expect(app.heading(/Score/)).toBeVisible();
  expect(await flawsOf(app)).toEqual([]);
  await page.getByRole('link', { name: 'Practise my mistakes' }).click();
  await expect(app.heading('Practise my mistakes')).toBeVisible();
  await page.getByRole('button', { name: 'Check' }).click();
  expect(await flawsOf(app)).toEqual([]);
});

test('with text of 200 % a learner without a plan finds the free activities and asks a parent', async ({
  app,
  page,
}) => {
  await app.signIn('zola');
  await expectNoFlaws(app, [
    ['/learner/dashboard', 'Welcome, Zola!'],
    ['/topics/top-1-counting-to-20/learner-activities', 'Counting to 20'],
    ['/offline-payment', 'Payment Required'],
    ['/paywall', 'Unlock full access'],
  ]);
  await page.getByRole('button', { name: 'Email parent(s)' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is on its way' })).toBeVisible();
  expect(await flawsOf(app)).toEqual([]);
});

test('with text of 200 % an administrator can read and use the campuses', async ({ app, page }) => {
  await app.open('/auth/login');
  await app.fillIn('thandi');
  await expect(page).toHaveURL(/admin/);
  await expectNoFlaws(app, [
    ['/admin/campus', 'Campuses'],
    ['/admin/campus?q=a', 'Campuses'],
    ['/admin/campus?form=cam-rosebank', 'Campuses'],
  ]);
});
