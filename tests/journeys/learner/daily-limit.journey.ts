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

test('a learner without a plan finds the free activities, and asks a parent when they are done', async ({
  app,
  page,
}) => {
  await app.signIn('zola');
  const main = page.getByRole('main');
  await expect(main.getByText('3 of 3 free today')).toBeVisible();
  await main.getByRole('link', { name: 'Let’s go' }).click();
  await expect(page).toHaveURL(/\/topic\/top-1-/);
  await page.goBack();

  await main.getByRole('link', { name: /^Counting to 20/ }).click();
  await expect(app.heading('Counting to 20')).toBeFocused();
  for (const left of [2, 1, 0]) {
    await main.getByRole('link', { name: 'Answers Questions' }).click();
    await page.getByRole('button', { name: 'Submit Activity' }).click();
    await page.getByRole('button', { name: 'Submit anyway' }).click();
    await page.getByRole('link', { name: 'Done' }).click();
    await expect(app.heading('Counting to 20')).toBeFocused();
    await main.getByRole('link', { name: 'Back' }).click();
    await expect(app.heading('Welcome, Zola!')).toBeFocused();
    await expect(main.getByText(`${left} of 3 free today`)).toBeVisible();
    if (left > 0) await main.getByRole('link', { name: /^Counting to 20/ }).click();
  }
  await app.expectAccessible();

  await main.getByRole('link', { name: 'Ask my parent' }).click();
  await expect(app.heading('Unlock full access')).toBeFocused();
  await expect(main.getByText('You did all 3 free activities of today, Zola.')).toBeVisible();
  await main.getByText('Johan Khumalo').click();
  await main.getByRole('button', { name: 'Email parent(s)' }).click();
  await expect(main.getByRole('heading', { name: 'Your email is on its way' })).toBeFocused();
  await expect(main.getByRole('listitem')).toHaveText(['partner@springbyte.test']);
  await app.expectAccessible();
  await main.getByRole('link', { name: 'Back' }).click();
  await expect(app.heading('Welcome, Zola!')).toBeFocused();
});

test('a closed subject leads to the offline payment page, where a parent can be asked too', async ({
  app,
  page,
}) => {
  await app.signIn('zola');
  await page
    .getByRole('navigation', { name: 'Zola Khumalo' })
    .getByRole('link', { name: 'Mathematics' })
    .click();
  await expect(app.heading('Payment Required')).toBeVisible();
  await expect(page).toHaveURL('/offline-payment?returnUrl=%2Fsubjects%2Fsub-1-maths%2Flearnertopics');
  await page.getByRole('button', { name: 'Email parent(s)' }).click();
  await expect(page.getByRole('main').getByText('parent@springbyte.test')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await expect(app.heading('Welcome, Zola!')).toBeVisible();
});
