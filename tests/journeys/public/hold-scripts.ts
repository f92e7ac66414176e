import type { Page } from '@playwright/test';

/** Keeps the scripts of the application back. Returns a function that lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
