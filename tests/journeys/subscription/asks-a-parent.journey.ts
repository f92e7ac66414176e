import { expect, test } from '../app.ts';
import { inviteToZola } from '../invitation/invites.ts';
import { newestMail } from '../newest-mail.ts';
import { buy, pay } from './pays.ts';

test('a child at the limit asks, the parent follows the link and pays, the child goes on', async ({
  app,
  page,
}) => {
  await app.signIn('zola');
  const activity = '/topics/top-1-counting-to-20/learner-activities';
  await app.open(activity);
  const answer = page.getByRole('link', { name: 'Answers Questions' });
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await answer.click();
    await page.getByRole('button', { name: 'Submit Activity' }).click();
    await page.getByRole('button', { name: 'Submit anyway' }).click();
    await page.getByRole('link', { name: 'Done' }).click();
    await expect(app.heading('Counting to 20')).toBeFocused();
  }
  await answer.click();
  await expect(app.heading('Unlock full access')).toBeVisible();
  await page.getByRole('main').getByText('Naledi Khumalo').click();
  await page.getByRole('button', { name: 'Email parent(s)' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is on its way' })).toBeFocused();
  const mail = await newestMail(page);
  expect(mail.to).toBe('parent@springbyte.test');
  expect(mail.link).toMatch(/^http:\/\/localhost:\d+#\/subscribe\?learnerId=lrn-zola$/);

  // On the family's computer the child is still signed in: the parent has to sign in first.
  await app.open(mail.link);
  await page.reload();
  await expect(app.heading('Login')).toBeVisible();
  await expect(page.getByText('Please sign in as a Parent to complete the purchase')).toBeVisible();
  const query = new URL(page.url()).searchParams;
  expect([query.get('returnUrl'), query.get('learnerId')]).toEqual(['/subscribe', 'lrn-zola']);
  await app.fillIn('parent@springbyte.test');
  await expect(app.heading('Choose a plan')).toBeVisible();
  await expect(page).toHaveURL('/subscribe?learnerId=lrn-zola');
  await buy(app, 'School Content');
  await pay(app);
  await expect(app.heading('Subscription activated')).toBeVisible();

  await page.getByRole('link', { name: 'Logout' }).click();
  await app.signIn('zola');
  await app.open(activity);
  await answer.click();
  await expect(app.heading('Count the fruit')).toBeVisible();
});

test('whoever follows the link signed out comes back to the chosen plan', async ({ app, page }) => {
  await app.open('/subscribe?learnerId=lrn-zola&planId=pln-full-access');
  await expect(app.heading('Login')).toBeVisible();
  await expect(page.getByText(/Please sign in as a Parent/)).toHaveCount(0);
  await app.fillIn('parent@springbyte.test');
  await expect(app.heading('Choose a plan')).toBeVisible();
  await expect(page).toHaveURL('/subscribe?learnerId=lrn-zola&planId=pln-full-access');
  await expect(page.getByRole('radio', { name: /^Full Access/ })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Zola Khumalo');
});

test('whoever follows the link and registers has to be invited first, accepts and pays', async ({
  app,
  page,
}) => {
  const plan = '/subscribe?learnerId=lrn-zola&planId=pln-full-access';
  await app.open(plan);
  await page.getByRole('main').getByRole('link', { name: 'Create a parent account' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Bongiwe');
  await page.getByLabel('Surname').fill('Mabaso');
  await page.getByLabel('Email').fill('bongiwe@springbyte.test');
  await page.getByLabel('Cellphone number').fill('0725550173');
  await page.getByRole('button', { name: 'Same as cellphone' }).click();
  await page.getByLabel('Town').fill('Cape Town');
  await page.getByLabel('Postal Code').fill('7925');
  await page.getByLabel('Password', { exact: true }).fill('Learn2code!');
  await page.getByLabel('Confirm password', { exact: true }).fill('Learn2code!');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(app.heading('Login')).toBeVisible();
  await app.fillIn('bongiwe@springbyte.test');

  await expect(page).toHaveURL(plan);
  // A new account has no learners: nothing is sold for a stranger's child, and nothing about them is shown.
  await expect(page.getByText('This learner is not linked to your account.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Khumalo');
  await expect(page.getByRole('button', { name: 'Buy now' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(app.heading('Hello, Bongiwe Mabaso')).toBeVisible();
  await page.getByRole('link', { name: 'Logout' }).click();

  // The mother is signed in on the device where the email is opened.
  const link = await inviteToZola(app, 'bongiwe@springbyte.test', 'Guardian');
  await app.open(link);
  await expect(page.getByRole('heading', { name: 'You are signed in as Naledi Khumalo' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out and go on' }).click();
  await expect(page.getByRole('heading', { name: 'Set Your Password' })).toBeVisible();
  await page.getByRole('link', { name: 'log in to accept' }).click();
  await expect(page.getByLabel('Email or username')).toHaveValue('bongiwe@springbyte.test');
  await app.fillIn('bongiwe@springbyte.test');
  await expect(app.heading('Hello, Bongiwe Mabaso')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Zola Khumalo' })).toContainText('Guardian');

  await app.open(plan);
  await expect(app.heading('Choose a plan')).toBeVisible();
  await page.getByRole('button', { name: 'Buy now' }).click();
  await pay(app);
  await expect(app.heading('Subscription activated')).toBeVisible();
});
