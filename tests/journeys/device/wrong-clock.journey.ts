import { expect, test } from './device.ts';

const hour = 3_600_000;
const wrongClock = 'This device’s date and time look wrong';

/** The school's time as in the message, now and a minute ago. */
const schoolTimes = () =>
  [0, 60_000].map((ago) => {
    const at = new Date(Date.now() - ago);
    const timeZone = 'Africa/Johannesburg';
    const day = at.toLocaleDateString('en-GB', { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
    return `${day}, ${at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })}`;
  });

test('the login reports a device clock that is ahead, and succeeds after the clock is corrected', async ({
  app,
  page,
}) => {
  await page.clock.setSystemTime(Date.now() + 2 * hour);
  await page.goto('/auth/login');
  await app.logIn('lwazi');
  const alert = page.getByRole('alert').filter({ hasText: wrongClock });
  await expect(alert).toBeVisible();
  await expect(alert).toContainText('Set your device’s clock, then log in again.');
  const text = await alert.innerText();
  expect(schoolTimes().some((time) => text.includes(`The school’s clock says ${time}`))).toBe(true);
  await expect(page.getByText(/Login successful|Login Failed|session has ended/)).toHaveCount(0);
  await expect(page.getByLabel('Email or username')).toHaveValue('lwazi');

  await page.clock.setSystemTime(Date.now());
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(app.heading(/welcome/i)).toBeVisible();
});

test('a user remains signed in when a device clock that is a day behind is corrected', async ({
  app,
  page,
}) => {
  await page.clock.setSystemTime(Date.now() - 24 * hour);
  await page.goto('/auth/login');
  await app.logIn('lwazi');
  await expect(app.heading(/welcome/i)).toBeVisible();
  await page.reload();
  await expect(app.heading(/welcome/i)).toBeVisible();
  await page.clock.setSystemTime(Date.now());
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(app.heading(/profile/i)).toBeVisible();
});
