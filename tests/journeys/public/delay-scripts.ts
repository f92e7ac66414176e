import type { Page } from '@playwright/test';

/**
 * Delays the application's scripts, or some of them.
 * @param files a pattern of their URLs
 * @returns a function that releases them
 */
export async function delayScripts(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // On the context, because a service worker sends the requests of the page.
  await page.context().route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
