import { expect, test } from '../app.ts';
import { newestMail } from '../newest-mail.ts';
import { registerParent } from '../register-parent.ts';

test('an invited parent creates an account through the link in the email, sees the child, and cannot use the link again', async ({
  app,
  page,
}) => {
  await app.signInAs('parent@springbyte.test');
  await app.open('/parent/invite-parent/lrn-zola');
  await page.getByLabel('Parent Email').fill('sipho@springbyte.test');
  await page.getByRole('radio', { name: 'Father' }).check({ force: true });
  await page.getByRole('button', { name: 'Invite Parent' }).click();
  await expect(app.heading(/^Hello, Naledi/)).toBeVisible();
  const { to, link } = await newestMail(page);
  expect(to).toBe('sipho@springbyte.test');

  // The first parent is signed in on this device.
  await app.open(link);
  await expect(page.getByRole('heading', { name: 'You are signed in as Naledi Khumalo' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out and go on' }).click();
  await expect(page.getByRole('main')).toContainText('You are invited to follow Zola Khumalo as Father.');
  await page.getByRole('link', { name: 'Use another email' }).click();
  await expect(app.heading('Accept invitation as a Father of Zola Khumalo')).toBeFocused();
  await registerParent(page, { name: 'Sipho', surname: 'Dlamini', email: 'sipho@home.test' });
  await expect(app.heading('Login')).toBeVisible();

  await app.logIn('sipho@home.test');
  const zola = page.getByRole('article', { name: 'Zola Khumalo' });
  await expect(zola).toContainText('Sipho Dlamini');
  await expect(zola).toContainText('Father');

  await app.logOut();
  await app.open(link);
  await page.getByRole('link', { name: 'Log in to accept' }).click();
  await app.logIn('sipho@home.test');
  await expect(page.getByText('This invitation has already been used').first()).toBeVisible();
});
