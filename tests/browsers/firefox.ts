import { launch } from 'puppeteer-core';
import { findProgram } from '../../.ci/system/browser.mjs';
import type { Browser, Driver, Key } from './driver.ts';

const findFirefox = () => findProgram(['firefox-esr', 'firefox']);

/** Puppeteer has no key `Space`. */
const keyValue = (key: Key) => (key === 'Space' ? ' ' : key);

/** Starts headless Firefox with a temporary profile over WebDriver BiDi: Playwright supports only a patched Firefox. */
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
      // Use the size of the window.
      defaultViewport: null,
      // Puppeteer need not handle signals: the browser ends with this process.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    // A new tab has the focus; in the initial one, Space would have no effect.
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
