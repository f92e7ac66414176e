import { expect, test } from '../app.ts';
import { newestMail } from '../newest-mail.ts';

// The school's time zone applies on every device.
test.use({ timezoneId: 'America/New_York' });

test('a visitor books the last seat of a trial session through an invite link, and the next visitor sees no form', async ({
  app,
  page,
}) => {
  await app.signInAs('admin@springbyte.test');
  await app.open('/admin/trialsession?form=new');
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill('Robots by the Sea');
  await form.getByLabel('Start time').fill('2099-06-12T09:30');
  await form.getByLabel('Max number').fill('1');
  await form.getByRole('button', { name: /Campus/ }).press('Enter');
  await page.keyboard.type('Rosebank');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: /^Robots by the Sea/ });
  await expect(row).toContainText('2099-06-12 09:30Rosebank');

  await page.getByRole('tab', { name: /^Invites/ }).click();
  await page.getByRole('button', { name: '+ New Invite' }).click();
  await form.getByLabel(/^Invite title/).fill('Seaside Open Day');
  await form.getByLabel(/^Valid until/).fill('2099-06-01T18:00');
  await form.getByText('Robots by the Sea').click();
  await form.getByLabel('Emails').fill(' mandla@springbyte.test, nadia@springbyte.test ');
  await form.getByRole('button', { name: 'Generate Invite' }).click();
  await expect(page.getByRole('heading', { name: 'The invite is ready' })).toBeFocused();
  await expect(page).not.toHaveURL(/token/);
  const { to, link } = await newestMail(page);
  expect(to).toBe('nadia@springbyte.test');

  await app.open(link);
  await expect(page.getByText('1 seat left')).toBeVisible();
  await expect(page.getByText('2099-06-12 09:30')).toBeVisible();
  await page.getByText('Robots by the Sea').click();
  await page.getByLabel('Full name').fill('Mandla Radebe');
  await page.getByLabel('Contact number').fill('082 555 0143');
  await page.getByLabel('Email address').fill('mandla@springbyte.test');
  await page.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('RSVP submitted successfully!');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'RSVP submitted successfully!' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('trial-session.ics');

  await page.getByRole('link', { name: 'Book another seat' }).click();
  await expect(page.getByRole('heading', { name: 'All sessions are full' })).toBeVisible();
  await app.open(link);
  await expect(page.getByRole('heading', { name: 'All sessions are full' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit RSVP' })).toBeHidden();
});
