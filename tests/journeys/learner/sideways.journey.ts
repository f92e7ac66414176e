import { expect, test, type App } from '../app.ts';

const sheet = '/topic/top-4-fractions/activity/act-4-fractions-halves';

/** A phone held sideways. */
test.use({ viewport: { width: 740, height: 360 } });

const boxOf = async (app: App, name: string) => {
  const box = await app.page.getByRole('region', { name }).boundingBox();
  if (!box) throw new Error(`${name} is not on the page.`);
  return box;
};

test('the first question is in view above a low bar, and the focus never behind it', async ({
  app,
  page,
}) => {
  await app.signIn('lwazi');
  await app.open(sheet);
  await expect(app.heading('Halves, quarters and eighths')).toBeVisible();
  const bar = await boxOf(app, 'Hand in');
  expect(bar.height).toBeLessThan(90);
  expect(Math.round(bar.y + bar.height)).toBe(360);
  const prompt = await app
    .question(1)
    .getByText(/^Three quarters of a metre/)
    .boundingBox();
  expect(prompt && prompt.y + prompt.height).toBeLessThanOrEqual(bar.y);

  // Beside the question is a way to each of the others.
  await page.getByRole('link', { name: /^Question 5/ }).click();
  await expect(page.getByRole('heading', { name: 'Question 5 of 5' })).toBeFocused();
  const lastAnswer = page.getByRole('textbox', { name: /^How do you know/ });
  await lastAnswer.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const answer = await lastAnswer.boundingBox();
  expect(answer && answer.y).toBeLessThan((await boxOf(app, 'Hand in')).y);
});
