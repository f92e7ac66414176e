import { UnsecuredJWT } from 'jose';
import { expect, test } from '../app.ts';

/** Read without its signature, which only the server checks. */
const token = new UnsecuredJWT({
  InvitedEmail: 'busisiwe@springbyte.test',
  Relationship: 'Father',
  LearnerName: 'Nomathemba Vandenberghe-Mkhwanazi',
})
  .setExpirationTime('1 day')
  .encode();

test('the forms of visitors stay whole at 320 px and letters twice as large', async ({ app, page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });

  for (const [path, heading] of [
    ['/auth/login', 'Login'],
    ['/auth/register', /^Register as a parent/],
    ['/auth/forgot-password', 'Forgot password'],
    ['/auth/reset-password?token=rst-naledi-1&email=parent%40springbyte.test', 'Reset password'],
    ['/rsvp?token=rsvp-open-day-made-up', 'Book a Coding Trial Session'],
    [`/learner/accept-parent?token=${token}`, 'Complete Your Invitation'],
    [`/learner/accept-register?token=${token}`, /^Accept invitation as a Father/],
  ] as const) {
    await app.open(path);
    await expect(app.heading(heading)).toBeVisible();
    await app.fontsLoaded();
    // Nothing is wider than the window, and no word of a label stands in pieces.
    const broken = await page.evaluate(() => {
      const lineHeight = 1.6 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const labels = [...document.querySelectorAll('main label')].filter(
        ({ textContent, clientHeight }) =>
          clientHeight > lineHeight * (textContent?.trim().split(/[ /]/).length ?? 1),
      );
      const wide = [...document.querySelectorAll('main *')].filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 1,
      );
      return [...labels, ...wide].map(({ textContent }) => textContent);
    });
    expect(broken).toEqual([]);
  }
});
