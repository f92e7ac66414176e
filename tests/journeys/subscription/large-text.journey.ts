import { browserLaunchOptions } from '../../../.ci/browser.mjs';
import { expect, test } from '../app.ts';
import { layoutFlaws } from '../layout-flaws.ts';
import { signInAsParent } from './pays.ts';

/** As somebody has it who has doubled the text in the settings of the browser: one rem is 32 px. */
const { args, ...launchOptions } = browserLaunchOptions();
const windows = [
  [320, 640],
  [360, 740],
  [740, 360],
  [1280, 800],
] as const;
const screens = [
  ['/subscribe?learnerId=lrn-lwazi&planId=pln-full-access', 'Choose a plan'],
  ['/subscribe?learnerId=lrn-lwazi&planId=pln-school-content', 'Choose a plan'],
  ['/subscribe?learnerId=lrn-zola', 'Choose a plan'],
  ['/subscribe', 'Choose a plan'],
  ['/subscribe/success?learnerId=lrn-lwazi&recurring=1', 'Subscription activated'],
  ['/subscribe/success?learnerId=lrn-zola', 'Confirming your payment…'],
  ['/subscribe/success', "We couldn't confirm the payment"],
  ['/manage-subscription/lrn-lwazi', 'Manage subscription'],
  ['/manage-subscription/lrn-zola', 'Manage subscription'],
  ['/manage-subscription', 'Manage subscription'],
  ['/paywall?learnerId=lrn-zola', 'Unlock full access'],
] as const;

test.use({
  launchOptions: { ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=32'] },
  reducedMotion: 'reduce',
});

test('with text of 200 % whoever pays can read and use every page', async ({ app, page }) => {
  await signInAsParent(app, '/subscribe?learnerId=lrn-zola');
  const found: string[] = [];
  for (const [path, heading] of screens) {
    await page.evaluate((to) => history.pushState({}, '', to), path);
    await expect(app.heading(heading)).toBeVisible();
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await app.fontsLoaded();
      const flaws = await page.evaluate(layoutFlaws);
      found.push(...flaws.map((flaw) => `${path} at ${width}: ${flaw}`));
    }
  }
  expect(found).toEqual([]);
});
