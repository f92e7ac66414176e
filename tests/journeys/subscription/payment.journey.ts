import { expectAccessible } from '../accessibility.ts';
import { App, expect, test } from '../app.ts';
import { newestMail } from '../newest-mail.ts';
import { buy, pay } from './buy-plan.ts';

test('a parent buys a plan, turns on auto-renewal and prints the receipt', async ({ app, page }) => {
  await app.signInAs('parent@springbyte.test');
  await app.open('/subscribe?learnerId=lrn-zola');
  await buy(app, 'Full Access');
  expect(page.url()).not.toContain('token');
  await expectAccessible(page);
  await pay(app);
  await expect(app.heading('Confirming your payment…')).toBeVisible();
  await expect(app.heading('Subscription activated')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Zola has Full Access until/)).toBeVisible();

  await page.getByRole('button', { name: 'Turn on auto-renew' }).click();
  await expect(page.getByRole('button', { name: 'Agree to renewals' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('custom_str3')).toBe('recurring');
  await page.getByRole('button', { name: 'Agree to renewals' }).click();
  await expect(page.getByText(/^Auto-renew enabled\. Next billing on \d+\s\w+(\s\d{4})?\.$/)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await page
    .getByRole('article', { name: 'Zola Khumalo' })
    .getByRole('link', { name: /^Manage Plan/ })
    .click();
  const card = page.getByRole('region', { name: 'Full Access' });
  await expect(card.getByText('Auto-renew On')).toBeVisible();
  // Keep the receipt on the page instead of opening a print dialog.
  await page.evaluate(() => {
    window.print = () => {};
  });
  await card.getByRole('button', { name: 'Print receipt for Full Access' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Paid R1599.20', exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Paid by Naledi Khumalo' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a parent sees that a payment was cancelled or refused, and buys the plan on the next try', async ({
  app,
  page,
}) => {
  await app.signInAs('parent@springbyte.test');
  await app.open('/subscribe?learnerId=lrn-lwazi');
  await buy(app, 'Full Access');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The payment was cancelled.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Full Access/ })).toBeChecked();

  await page.getByRole('button', { name: 'Buy now' }).click();
  await page.getByRole('button', { name: 'Fail the payment' }).click();
  await expect(page.getByText('The card provider refused the payment.')).toBeVisible();

  await page.getByRole('button', { name: 'Buy now' }).click();
  await pay(app);
  await expect(app.heading('Subscription activated')).toBeVisible();
});

/** A provider may return to the success URL without a payment. */
test('a return from the provider without a payment is not confirmed, although the learner has an earlier plan', async ({
  app,
  page,
}) => {
  await page.clock.install();
  await app.signInAs('parent@springbyte.test');
  await app.open('/subscribe?learnerId=lrn-lwazi');
  await buy(app, 'Full Access');
  await page.goto('/subscribe/success?learnerId=lrn-lwazi');
  const pollAgain = () =>
    expect(async () => {
      await page.clock.fastForward(2000);
      await expect(page.getByText(/^[23] of 30$/)).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [0] });
  await pollAgain();
  await page.reload();
  await pollAgain();
  await expect(app.heading('Confirming your payment…')).toBeVisible();
});

test('a payment survives the end of the session on the provider’s page, and the parent leaving the result', async ({
  app,
  page,
}) => {
  await app.signInAs('parent@springbyte.test');
  await app.open('/subscribe?learnerId=lrn-zola');
  await buy(app, 'Full Access');
  await page.evaluate(() => localStorage.clear());
  await pay(app);
  await expect(page.getByText('Please sign in to see your payment.')).toBeVisible();
  await app.logIn('parent@springbyte.test');
  await expect(app.heading('Confirming your payment…')).toBeVisible();
  await expect(page.getByText('R1599.20')).toBeVisible();
  await page.goto('/parent/dashboard');
  const zola = page.getByRole('article', { name: 'Zola Khumalo' });
  await expect(zola.getByText('Being confirmed', { exact: true })).toBeVisible();
  await page.goto('/subscribe?learnerId=lrn-zola&planId=pln-full-access');
  const refresh = page.getByRole('button', { name: 'Refresh status' });
  await expect(async () => {
    await refresh.click({ timeout: 1000 });
    await expect(page.getByRole('region', { name: 'Full Access' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Buy now' })).toBeDisabled();
});

test('one plan starts when two tabs buy it at once, and the other payment is refunded', async ({
  app,
  page,
  context,
}) => {
  await app.signInAs('parent@springbyte.test');
  await app.open('/subscribe?learnerId=lrn-zola');
  await buy(app, 'Full Access');
  const otherTab = new App(await context.newPage());
  await otherTab.open('/subscribe?learnerId=lrn-zola');
  await otherTab.page.getByRole('button', { name: 'I did not finish paying' }).click();
  await buy(otherTab, 'Full Access');
  await pay(app);
  await expect(app.heading('Subscription activated')).toBeVisible();
  await pay(otherTab);
  await expect(otherTab.heading('Subscription activated')).toBeVisible();
  // A tab shows a plan for up to five seconds before it asks the server again.
  for (const tab of [otherTab.page, page]) {
    await tab.goto('/manage-subscription/lrn-zola');
    await expect(async () => {
      await tab.reload();
      await expect(tab.getByText(/^The payment for Full Access was refunded/)).toBeVisible({ timeout: 3000 });
    }).toPass();
  }
  await expect(page.getByRole('region', { name: 'Full Access' })).toHaveCount(1);
  expect((await newestMail(page)).text).toContain('was refunded in full');
});
