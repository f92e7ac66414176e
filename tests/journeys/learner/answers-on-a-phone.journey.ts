import type { Page } from '@playwright/test';
import { expect, test } from '../app.ts';

const list = '/topics/top-4-fractions/learner-activities';
const activity = '/topic/top-4-fractions/activity/act-4-fractions-halves';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** A finger on a question, moved to the side, as the browser itself gets it from the screen. */
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

test('a child answers on a phone, one question at a time, finds the gap and submits', async ({
  app,
  page,
}) => {
  const name = (number: number) => page.getByRole('heading', { name: `Question ${number} of 5` });
  const beads = page.getByRole('navigation', { name: 'Questions' });
  const next = page.getByRole('button', { name: 'Next question' });

  await app.signIn('lwazi');
  await app.open(list);
  const card = page.getByRole('listitem').filter({ hasText: 'Halves, quarters and eighths' });
  await card.getByRole('link', { name: /Answers Questions/ }).click();
  await expect(name(1)).toBeVisible();
  await expect(page.getByRole('group', { name: /^Question/ })).toHaveCount(1);
  await app.expectAccessible();
  await page.getByText('True', { exact: true }).tap();
  await expect(beads.getByRole('link', { name: 'Question 1: Answered' })).toBeVisible();
  await next.tap();
  await expect(name(2)).toBeFocused();

  // A swipe turns, and chooses nothing on its way; the place is kept over a reload.
  await swipe(page, -220);
  await expect(name(3)).toBeFocused();
  await expect(page).toHaveURL(`${activity}?question=3`);
  await swipe(page, 220);
  await expect(name(2)).toBeFocused();
  await expect(page.getByRole('radio', { checked: true, name: /\// })).toHaveCount(0);
  await expect(app.saveStatus).toHaveText('Saved');
  await page.reload();
  await expect(name(2)).toBeVisible();

  await beads.getByRole('link', { name: 'Question 3: To do' }).tap();
  await expect(name(3)).toBeFocused();
  for (const option of ['12', '18', '24']) await page.getByText(option, { exact: true }).tap();
  await next.tap();
  for (const [index, number] of ['100', '1000', '2000'].entries()) {
    await page.getByRole('textbox', { name: `Blank ${index + 1} of 3` }).fill(number);
  }
  await next.tap();
  await expect(name(5)).toBeFocused();
  await page.getByRole('textbox').fill('One half is 4/8, and 3/8 is one piece less.');
  await expect(page.getByText('4 of 5 answered')).toBeVisible();
  await expect(app.saveStatus).toHaveText('Saved');

  await page.getByRole('button', { name: 'Submit Activity' }).tap();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('1 question is not answered yet.');
  await dialog.getByRole('button', { name: 'Keep going' }).tap();
  await expect(name(2)).toBeVisible();
  await expect(page.getByRole('radio', { name: '2/4' })).toBeFocused();
  await page.getByText('2/4', { exact: true }).tap();
  await page.getByRole('link', { name: 'All answered. Go to the end' }).tap();
  await expect(name(5)).toBeFocused();
  await app.expectAccessible();
  await page.getByRole('button', { name: 'Submit Activity' }).tap();
  await expect(app.heading(/out of 4/)).toBeFocused();
  // Back leads past the sheet and its questions.
  await page.goBack();
  await expect(app.heading('Fractions')).toBeVisible();
});

test('the view that is chosen stays, for this child on this device', async ({ app, page }) => {
  const questions = page.getByRole('group', { name: /^Question/ });
  await app.signIn('lwazi');
  await app.open(`${activity}?question=99`);
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeVisible();
  await page.getByText('All questions').tap();
  await expect(questions).toHaveCount(5);
  await app.expectAccessible();
  await page.reload();
  await expect(questions).toHaveCount(5);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/home');
  await page.setViewportSize({ width: 360, height: 740 });
  await app.signIn('zola');
  await app.open(activity);
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeVisible();
  await expect(questions).toHaveCount(1);
});
