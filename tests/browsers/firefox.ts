import { launch } from 'puppeteer-core';
import { findProgram } from '../../.ci/browser.mjs';
import type { Browser, Driver, Key } from './driver.ts';

/** Debian's name first: its `firefox` is the same one, where there is any. */
const findFirefox = () => findProgram(['firefox-esr', 'firefox']);

/** Puppeteer knows no `Space`. */
const keyValue = (key: Key) => (key === 'Space' ? ' ' : key);

/** Firefox without windows, over WebDriver BiDi and with a profile of its own. Playwright drives none but its own build. */
export const firefox: Browser = {
  id: 'firefox',
  name: 'Firefox',
  missing: () => (findFirefox() ? [] : [{ program: 'firefox-esr', debianPackage: 'firefox-esr' }]),
  async launch(): Promise<Driver> {
    const executablePath = findFirefox();
    const browser = await launch({
      browser: 'firefox',
      ...(executablePath && { executablePath }),
      headless: true,
      // The window decides.
      defaultViewport: null,
      // Whoever stops the run ends its process, and the browser goes with it.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    // A tab of its own has the focus. The one that is there has not, and Space would choose nothing in it.
    const page = await browser.newPage();
    return {
      version: (await browser.version()).replace('firefox/', ''),
      open: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      resize: (width, height) => page.setViewport({ width, height }),
      evaluate: (expression) => page.evaluate(expression),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(keyValue(key)),
      type: (text) => page.keyboard.type(text),
      screenshot: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
};
