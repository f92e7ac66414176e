import type { Page } from '@playwright/test';

/**
 * Holds back the application's scripts, or some of them.
 *
 * @param files a pattern of their URLs
 * @returns a function that lets them through
 */
export async function holdScripts(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Not of the page: its requests go through a service worker.
  await page.context().route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
