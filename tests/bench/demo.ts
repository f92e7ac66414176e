import type { BrowserContext, Page } from 'playwright';
import { accessTokenOf } from '../access-token.ts';
import { slowdown } from './options.ts';

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

export async function startScenario(context: BrowserContext, scenario: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('/auth/login');
  // The prerendered page loads the application on the first interaction.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => 'springbyteMock' in globalThis && navigator.serviceWorker.controller);
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate((name) => {
      const { springbyteMock } = globalThis as unknown as {
        springbyteMock: { reset: (scenario: string) => Promise<void> };
      };
      void springbyteMock.reset(name);
    }, scenario),
  ]);
  await page.close();
}

/** Signs in without the login form. Replaces the session of the previous user. */
export async function signIn(context: BrowserContext, userName: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('/home');
  const token = await accessTokenOf(userName);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.close();
}

export const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? Infinity;
