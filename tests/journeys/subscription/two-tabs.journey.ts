import { App, expect, test } from '../app.ts';
import { newestMail } from '../newest-mail.ts';
import { buy, pay, signInAsParent } from './pays.ts';

/**
 * Each tab of the demo has a mock of its own, and the one that is behind prepares a second payment; a server would
 * refuse it (the story "Bought in another tab").
 */
test('two tabs buy at once: one plan starts, and the other payment is given back', async ({
  app,
  context,
}) => {
  await signInAsParent(app, '/subscribe?learnerId=lrn-zola');
  const other = new App(await context.newPage());
  await other.open('/subscribe?learnerId=lrn-zola');
  await expect(other.heading('Choose a plan')).toBeVisible();

  await buy(app, 'Full Access');
  await buy(other, 'Full Access');
  await pay(app);
  await expect(app.heading('Subscription activated')).toBeVisible();
  await pay(other);
  // The plan is there, whoever paid for it; the refund is told as soon as the server knows of it.
  await expect(other.heading('Subscription activated')).toBeVisible();
  await expect(async () => {
    await other.page.reload();
    await expect(other.page.getByText(/^The payment for Full Access was refunded/)).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await other.page.goto('/manage-subscription/lrn-zola');
  await expect(other.page.getByText(/^The payment for Full Access was refunded/)).toBeVisible();
  await expect(other.page.getByRole('region', { name: 'Full Access' })).toHaveCount(1);
  expect((await newestMail(other.page)).text).toContain('was refunded in full');

  await other.page.goto('/subscribe?learnerId=lrn-zola&planId=pln-full-access');
  await expect(other.page.getByRole('alert')).toContainText('You already have an active subscription');
  await expect(other.page.getByText(/^The payment for Full Access was refunded/)).toBeVisible();
  await other.expectAccessible();
});
