import { browserLaunchOptions } from '../../.ci/browser.mjs';
import { expect, type App } from './app.ts';
import { layoutFlaws } from './layout-flaws.ts';

/** As somebody has it who has doubled the text in the settings of the browser: one rem is 32 px. */
const { args, ...launchOptions } = browserLaunchOptions();
export const doubledText = {
  launchOptions: { ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=32'] },
};

const windows = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 1280, height: 800 },
];

/** What is wrong with the screen that is shown, in each of the windows. */
export async function flawsOf(app: App): Promise<string[]> {
  const { page } = app;
  const found: string[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    await app.fontsLoaded();
    // A table becomes a list a moment after the window has changed; what is still wrong then is a flaw.
    await expect
      .poll(() => page.evaluate(layoutFlaws))
      .toEqual([])
      .catch(() => {});
    const flaws = await page.evaluate(layoutFlaws);
    found.push(...flaws.map((flaw) => `${new URL(page.url()).pathname} at ${size.width}: ${flaw}`));
  }
  return found;
}

/** Opens each screen in turn, signed in or not as the page is. */
export async function expectNoFlaws(
  app: App,
  screens: readonly (readonly [path: string, heading: string | RegExp])[],
) {
  const found: string[] = [];
  for (const [path, heading] of screens) {
    // As a link would; to load everything anew for each screen takes half a minute more.
    await app.page.evaluate((to) => history.pushState({}, '', to), path);
    await expect(app.heading(heading)).toBeVisible();
    await expect(app.page.locator('main [aria-busy="true"]')).toHaveCount(0);
    found.push(...(await flawsOf(app)));
  }
  expect(found).toEqual([]);
}
