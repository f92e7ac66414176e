import type { Page } from '@playwright/test';

/** Collects what the policy of a page refuses, on this page and on those that follow in the same tab. */
export async function watchRefusals(page: Page): Promise<string[]> {
  const refusals: string[] = [];
  await page.exposeFunction('reportRefusal', (text: string) => refusals.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, sample } = event;
      const { reportRefusal } = globalThis as unknown as { reportRefusal: (text: string) => void };
      reportRefusal([effectiveDirective, blockedURI, sourceFile, sample].join(' '));
    });
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Permissions[- ]Policy/i.test(message.text())) refusals.push(message.text());
  });
  return refusals;
}
