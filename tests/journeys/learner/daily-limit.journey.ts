import { expect, test } from '../app.ts';

test('three free activities a day; the fourth leads to the paywall, and back to the topic', async ({
  app,
  page,
}) => {
  await app.signIn('zola');
  await app.open('/topics/top-1-counting-to-20/learner-activities');
  const answer = page.getByRole('link', { name: 'Answers Questions' });
  await expect(page.getByText('Nobody has a score here yet.')).toBeVisible();
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await answer.click();
    await expect(app.heading('Count the fruit')).toBeFocused();
    await page.getByRole('button', { name: 'Submit Activity' }).click();
    await page.getByRole('button', { name: 'Submit anyway' }).click();
    await expect(page.getByText(`Attempt ${attempt}`)).toBeVisible();
    await page.getByRole('link', { name: 'Done' }).click();
    await expect(app.heading('Counting to 20')).toBeFocused();
  }
  await expect(page.getByRole('link', { name: /^Attempt 3: 0\/3/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /gold medal Zola Khumalo/ })).toBeVisible();

  await answer.click();
  await expect(app.heading('Unlock full access')).toBeVisible();
  await expect(page).toHaveURL('/paywall?learnerId=lrn-zola');
  await expect(page.getByText('Subscription required or daily free limit reached.')).toBeVisible();
  await app.expectAccessible();
  await page.goBack();
  await expect(app.heading('Counting to 20')).toBeVisible();
});

test('without the permission the topics lead to the offline payment page', async ({ app, page }) => {
  await app.signIn('zola');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Mathematics/ })
    .click();
  await expect(app.heading('Payment Required')).toBeVisible();
  await expect(page).toHaveURL('/offline-payment?returnUrl=%2Fsubjects%2Fsub-1-maths%2Flearnertopics');
});
