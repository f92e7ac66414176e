import { expect, test } from '../app.ts';
import { addChild, buy, signInAsParent } from './pays.ts';

test('a new parent adds a child, buys a plan, lets it renew itself, and stops that again', async ({
  app,
  page,
}) => {
  await app.open('/auth/login');
  await app.fillIn('newparent@springbyte.test');
  await addChild(app, 'Yusuf');
  const child = page.getByRole('article', { name: 'Yusuf Adams' });
  await child.getByRole('link', { name: /Buy \/ Manage Plan/ }).click();
  await expect(app.heading('Choose a plan')).toBeFocused();
  await expect(page.getByText('for Yusuf Adams')).toBeVisible();
  await expect(page.getByRole('region', { name: 'No active plan' })).toBeVisible();
  await app.expectAccessible();
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByText('Please select a plan.')).toBeVisible();
  await buy(app, 'Full Access');
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: /^Pay R/ }).click();

  await expect(app.heading('Confirming your payment…')).toBeVisible();
  await expect(page.getByText('1 of 30')).toBeVisible();
  await expect(app.heading('Subscription activated')).toBeVisible();
  await expect(page.getByText(/^Yusuf has Full Access until/)).toBeVisible();
  await app.expectAccessible();
  await page.reload();
  await expect(app.heading('Subscription activated')).toBeVisible();

  await page.getByRole('button', { name: 'Turn on auto-renew' }).click();
  await expect(page.getByRole('button', { name: 'Agree to renewals' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('custom_str3')).toBe('recurring');
  await page.getByRole('button', { name: 'Agree to renewals' }).click();
  await expect(app.heading('Finalising auto-renew…')).toBeVisible();
  await expect(
    page.getByText(/^Auto-renew enabled\. Next billing on \d{4}-\d\d-\d\d \d\d:\d\d\.$/),
  ).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await child.getByRole('link', { name: /^Manage Plan/ }).click();
  await expect(app.heading('Manage subscription')).toBeFocused();
  const card = page.getByRole('region', { name: 'Full Access' });
  await expect(card.getByText('365 of 365 days left')).toBeVisible();
  await expect(card.getByText('Auto-renew On')).toBeVisible();
  await app.expectAccessible();
  await card.getByRole('button', { name: 'Turn off auto-renew' }).click();
  await expect(page.getByText('Auto-renew turned off. Access remains until expiry.')).toBeVisible();
  await expect(card.getByText('Auto-renew Off')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Turn on auto-renew' })).toBeFocused();

  // No dialog of the system: what would be printed stays on the page.
  await page.evaluate(() => {
    window.print = () => {};
  });
  await card.getByRole('button', { name: 'Print receipt for Full Access' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Springbyte: receipt' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Paid ZAR 1599\.2, including 15% VAT$/ })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(app.heading(/^Hello, /)).toBeVisible();
});

test('a cancelled payment is not taken for a plan that was there before', async ({ app, page }) => {
  await signInAsParent(app, '/subscribe?learnerId=lrn-lwazi');
  await buy(app, 'Full Access');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(app.heading('Confirming your payment…')).toBeVisible();
  await expect(page.getByText('3 of 30')).toBeVisible();
  // Lwazi's other plan says nothing about this payment, also after a reload.
  await page.reload();
  await expect(page.getByText('3 of 30')).toBeVisible();
  await expect(app.heading('Confirming your payment…')).toBeVisible();
  await app.expectAccessible();
  await page.goto('/subscribe?learnerId=lrn-lwazi');
  await expect(page.getByRole('region', { name: 'School Content' })).toBeVisible();
});

test('a payment that fails at the provider leads back to the plans', async ({ app, page }) => {
  await page.clock.install();
  await signInAsParent(app, '/subscribe?learnerId=lrn-zola');
  await buy(app, 'School Content');
  await page.getByRole('button', { name: 'Let it fail' }).click();
  await expect(app.heading('Confirming your payment…')).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(2000);
    await expect(app.heading("We couldn't confirm the payment")).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.getByRole('link', { name: 'Back to plans' }).click();
  await expect(page.getByRole('region', { name: 'No active plan' })).toBeVisible();
});

test('a payment is confirmed after the person has left, and they are told', async ({ app, page }) => {
  await signInAsParent(app, '/subscribe?learnerId=lrn-zola');
  await buy(app, 'Full Access');
  await page.getByRole('button', { name: /^Pay R/ }).click();
  await expect(app.heading('Confirming your payment…')).toBeVisible();
  await page.goto('/subscribe?learnerId=lrn-zola&planId=pln-full-access');
  await expect(page.getByRole('region', { name: 'No active plan' })).toBeVisible();
  // The provider's word arrives with one of the next looks; whoever comes back before it sees what was true then.
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh status' }).click();
    await expect(page.getByText('Full Access is active.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('region', { name: 'Full Access' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('You already have an active subscription');
  await expect(page.getByRole('button', { name: 'Buy now' })).toBeDisabled();
});
