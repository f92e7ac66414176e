import type { Page } from '@playwright/test';

/** Collects violations of the Content Security Policy and the Permissions Policy on later pages of the tab. */
export async function watchPolicyViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, sample } = event;
      const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
      reportViolation([effectiveDirective, blockedURI, sourceFile, sample].join(' '));
    });
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Permissions[- ]Policy/i.test(message.text())) {
      violations.push(message.text());
    }
  });
  return violations;
}
