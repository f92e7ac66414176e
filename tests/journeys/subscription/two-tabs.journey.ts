import { App, expect, test } from '../app.ts';
import { buy, choose, newestMail, signInAsParent } from './pays.ts';

test('two tabs buy at once: one plan starts, and the other payment is given back', async ({
  app,
  page,
  context,
}) => {
  await signInAsParent(app, '/subscribe?learnerId=lrn-zola');
  const other = new App(await context.newPage());
  await other.page.goto('/subscribe?learnerId=lrn-zola');
  await buy(app, 'Full Access');
  await page.getByRole('button', { name: /^Pay R/ }).click();
  await expect(app.heading('Subscription activated')).toBeVisible();

  // The other tab is stale: the server refuses, in words, and shows what runs.
  const stale = other.page;
  await choose(stale, 'Full Access');
  await stale.getByRole('button', { name: 'Buy now' }).click();
  await expect(
    stale.getByText('You already have an active subscription of the same type/price.'),
  ).toBeVisible();
  await expect(stale.getByRole('region', { name: 'Full Access' })).toBeVisible();
  await expect(stale.getByRole('button', { name: 'Buy now' })).toBeDisabled();
});

test('two payments of one plan: the second is refunded, and the family is told', async ({
  app,
  page,
  context,
}) => {
  await signInAsParent(app, '/subscribe?learnerId=lrn-zola');
  await buy(app, 'Full Access');
  const payment = page.url();
  const other = await context.newPage();
  await other.goto('/subscribe?learnerId=lrn-zola');
  await buy(new App(other), 'Full Access');
  await other.getByRole('button', { name: /^Pay R/ }).click();
  await expect(new App(other).heading('Subscription activated')).toBeVisible();

  await page.goto(payment);
  await page.getByRole('button', { name: /^Pay R/ }).click();
  await expect(app.heading('Subscription activated')).toBeVisible();
  await expect(async () => {
    await page.goto('/manage-subscription/lrn-zola');
    await expect(page.getByText(/^The payment for Full Access was refunded/)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('region', { name: 'Full Access' })).toHaveCount(1);
  expect((await newestMail(page)).text).toContain('was refunded in full');
});
