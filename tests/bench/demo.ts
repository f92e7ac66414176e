import { chromium, type Browser, type BrowserContext } from 'playwright';
import { browserLaunchOptions } from '../../.ci/browser.mjs';
import { serveDemo } from '../demo-server.ts';

/** How many times slower than this machine the browser runs. */
export const slowdown = 4;

/** Builds the demo, serves it and opens a browser for as long as the work takes. */
export async function withDemo(work: (browser: Browser, baseURL: string) => Promise<void>): Promise<void> {
  const server = await serveDemo();
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    await work(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Signs in by user name, whoever was signed in before. */
export async function signIn(context: BrowserContext, person: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('/home');
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/auth/login');
  await page.getByLabel('Email or username').fill(person);
  await page.getByLabel('Password', { exact: true }).fill('Learn2code!');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname !== '/auth/login');
  await page.close();
}

export const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? Infinity;
