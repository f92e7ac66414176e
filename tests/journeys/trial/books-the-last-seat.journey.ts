import { expect, test } from '../app.ts';
import { newestMail } from '../newest-mail.ts';

// A device elsewhere shows the school's times all the same.
test.use({ timezoneId: 'America/New_York' });

test('campus, session and invite are made, a visitor books the last seat, and the next one finds no form', async ({
  app,
  page,
}) => {
  await app.open('/auth/login');
  await app.fillIn('admin@springbyte.test');
  const menu = page.getByRole('navigation');
  await menu.getByRole('link', { name: 'Campus' }).first().click();
  await page.getByRole('button', { name: 'Add Campus' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/^Name/).fill('Durban North');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Campus created')).toBeVisible();

  await menu.getByRole('link', { name: 'Trial Sessions' }).first().click();
  await expect(app.heading('Trial Sessions')).toBeFocused();
  await page.getByRole('button', { name: '+ New Trial Session' }).click();
  await form.getByLabel('Title').fill('Robots by the Sea');
  await form.getByLabel('Start time').fill('2099-06-12T09:30');
  await form.getByLabel('Max number').fill('1');
  await form.getByRole('button', { name: /Campus/ }).press('Enter');
  await page.keyboard.type('Durban');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: /^Robots by the Sea/ });
  await expect(row).toContainText('2099-06-12 09:30Durban North');
  await expect(row).toContainText('0 booked, 1 free');
  await app.expectAccessible();

  await page.getByRole('tab', { name: /^Invites/ }).click();
  await page.getByRole('button', { name: '+ New Invite' }).click();
  await form.getByLabel(/^Invite title/).fill('Seaside Open Day');
  await form.getByLabel(/^Valid until/).fill('2099-06-01T18:00');
  await form.getByText('Robots by the Sea').click();
  await form.getByLabel('Emails').fill(' mandla@springbyte.test, nadia@springbyte.test ');
  await form.getByRole('button', { name: 'Generate Invite' }).click();
  await expect(page.getByRole('heading', { name: 'The invite is ready' })).toBeFocused();
  await expect(page).not.toHaveURL(/token/);
  await form.getByRole('button', { name: 'Resend' }).click();
  await page.getByRole('alertdialog').getByText('Invite resent successfully!').waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  const { to, link } = await newestMail(page);
  expect(to).toBe('nadia@springbyte.test');
  await page.getByRole('link', { name: 'Logout' }).first().click();

  const book = async (email: string) => {
    await page.getByLabel('Full name').fill('Mandla Radebe');
    await page.getByLabel('Contact number').fill('082 555 0143');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Submit RSVP' }).click();
  };
  const alert = page.getByRole('alertdialog');
  await app.open(link);
  await expect(app.heading('Book a Coding Trial Session')).toBeVisible();
  await expect(page.getByText('1 seat left')).toBeVisible();
  await expect(page.getByText('2099-06-12 09:30')).toBeVisible();
  await app.expectAccessible();
  await page.getByText('Robots by the Sea').click();
  await book('mandla@springbyte.test');
  await expect(alert).toContainText('RSVP submitted successfully!');
  await page.getByRole('button', { name: 'OK' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('trial-session.ics');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'RSVP submitted successfully!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await app.expectAccessible();

  // The session is full: whoever comes next is told, and has nothing to fill in.
  await page.getByRole('link', { name: 'Book another seat' }).click();
  await expect(page.getByRole('heading', { name: 'All sessions are full' })).toBeVisible();
  await expect(app.heading('Book a Coding Trial Session')).toBeFocused();
  await app.open(link);
  await expect(page.getByRole('heading', { name: 'All sessions are full' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit RSVP' })).toBeHidden();
});
