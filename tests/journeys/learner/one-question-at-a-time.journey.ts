import type { Page } from '@playwright/test';
import { expect, test } from '../app.ts';

const list = '/topics/top-4-fractions/learner-activities';
const activity = '/topic/top-4-fractions/activity/act-4-fractions-halves';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

async function swipe(page: Page, distance: number): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const at = { x: 180 - distance / 2, y: 400 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved = 0) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at.x + moved, y: at.y }],
    });
  await send('touchStart');
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await send('touchMove', distance * share);
  await send('touchEnd');
  await screen.detach();
}

test('a swipe shows the next question, a reload keeps it, and Back leaves the activity', async ({
  app,
  page,
}) => {
  const name = (number: number) => page.getByRole('heading', { name: `Question ${number} of 5` });
  await app.signInAs('lwazi');
  await app.open(list);
  const card = page.getByRole('listitem').filter({ hasText: 'Halves, quarters and eighths' });
  await card.getByRole('link', { name: /Answers Questions/ }).tap();
  await expect(name(1)).toBeVisible();
  await page.getByText('True', { exact: true }).tap();
  await page.getByRole('button', { name: 'Next question' }).tap();
  await expect(name(2)).toBeFocused();

  await swipe(page, -220);
  await expect(name(3)).toBeFocused();
  await swipe(page, 220);
  await expect(name(2)).toBeFocused();
  await expect(page.getByRole('radio', { checked: true, name: /\// })).toHaveCount(0);
  await expect(page).toHaveURL(`${activity}?question=2`);
  await expect(app.saveStatus).toHaveText('Saved');
  await page.reload();
  await expect(name(2)).toBeVisible();

  await page.getByRole('link', { name: /^Question 5/ }).tap();
  await expect(name(5)).toBeFocused();
  await app.handIn();
  await expect(app.heading(/Score: 1 out of 4/)).toBeFocused();
  await page.goBack();
  await expect(app.heading('Fractions')).toBeVisible();
});

test('the device remembers the chosen view for each learner', async ({ app, page }) => {
  const questions = page.getByRole('group', { name: /^Question/ });
  await app.signInAs('lwazi');
  await app.open(activity);
  await expect(questions).toHaveCount(1);
  await page.getByText('All questions').tap();
  await expect(questions).toHaveCount(5);
  await page.reload();
  await expect(questions).toHaveCount(5);

  await app.signInAs('zola');
  await app.open(activity);
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeVisible();
  await expect(questions).toHaveCount(1);
});
