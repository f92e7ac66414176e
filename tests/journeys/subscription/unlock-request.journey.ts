import { expect, test } from '../app.ts';
import { newestMail } from '../newest-mail.ts';
import { registerParent } from '../register-parent.ts';
import { buy, pay } from './buy-plan.ts';

test('a learner without free activities asks a parent, who pays through the link in the email', async ({
  app,
  page,
}) => {
  const main = page.getByRole('main');
  await app.signInAs('zola');
  await app.open('/learner/dashboard');
  await expect(main.getByText('3 of 3 free today')).toBeVisible();
  await main.getByRole('link', { name: /^Counting to 20/ }).click();
  const answer = main.getByRole('link', { name: 'Answers Questions' });
  for (const attempt of [1, 2, 3]) {
    await answer.click();
    await expect(app.heading('Count the fruit')).toBeFocused();
    await app.handIn();
    await expect(page.getByText(`Attempt ${attempt}`)).toBeVisible();
    await page.getByRole('link', { name: 'Done' }).click();
    await expect(app.heading('Counting to 20')).toBeFocused();
  }
  await answer.click();
  await expect(app.heading('Unlock full access')).toBeVisible();
  await expect(page).toHaveURL('/paywall?learnerId=lrn-zola');
  await page.goBack();
  await expect(app.heading('Counting to 20')).toBeVisible();
  await main.getByRole('link', { name: 'Back' }).click();
  await expect(main.getByText('0 of 3 free today')).toBeVisible();
  await main.getByRole('link', { name: 'Ask my parent' }).click();
  await main.getByText('Naledi Khumalo').click();
  await main.getByRole('button', { name: 'Email parent(s)' }).click();
  await expect(main.getByRole('heading', { name: 'Your email was sent' })).toBeFocused();
  const mail = await newestMail(page);
  expect(mail.to).toBe('parent@springbyte.test');
  expect(mail.link).toMatch(/^http:\/\/localhost:\d+#\/subscribe\?learnerId=lrn-zola$/);

  await app.open(mail.link);
  await page.reload();
  await expect(page.getByText('Please sign in as a Parent to complete the purchase')).toBeVisible();
  await app.logIn('parent@springbyte.test');
  await expect(app.heading('Choose a plan')).toBeVisible();
  await expect(page).toHaveURL('/subscribe?learnerId=lrn-zola');
  await buy(app, 'School Content');
  await pay(app);
  await expect(app.heading('Subscription activated')).toBeVisible();

  await app.signInAs('zola');
  await app.open('/topics/top-1-counting-to-20/learner-activities');
  await answer.click();
  await expect(app.heading('Count the fruit')).toBeVisible();
});

test('a visitor who registers to buy a plan returns to it, and cannot buy it for an unknown child', async ({
  app,
  page,
}) => {
  const plan = '/subscribe?learnerId=lrn-zola&planId=pln-full-access';
  await app.open(plan);
  await expect(app.heading('Login')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Create a parent account' }).click();
  await registerParent(page, { name: 'Bongiwe', surname: 'Mabaso', email: 'bongiwe@springbyte.test' });
  await expect(app.heading('Login')).toBeVisible();
  await app.logIn('bongiwe@springbyte.test');
  await expect(page).toHaveURL(plan);
  await expect(page.getByText('This learner is not linked to your account.')).toBeVisible();

  await app.logOut();
  await app.open(plan);
  await app.logIn('parent@springbyte.test');
  await expect(app.heading('Choose a plan')).toBeVisible();
  await expect(page).toHaveURL(plan);
  await expect(page.getByRole('radio', { name: /^Full Access/ })).toBeChecked();
});
