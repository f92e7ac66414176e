import type { Browser } from 'playwright';
import { openPhone } from './visit.ts';

/**
 * Copies a page as static HTML: text, pictures and inline stylesheets, without scripts. Generated from the page
 * itself, so that the copy stays up to date.
 */
export async function staticCopy(browser: Browser, url: string): Promise<string> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const html = await page.evaluate(async () => {
    // A detached copy runs no scripts, loads nothing, and is not subject to the Content Security Policy.
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const link of copy.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      const style = document.createElement('style');
      style.textContent = await (await fetch(link.href)).text();
      link.replaceWith(style);
    }
    const code = 'script, template, link[rel="modulepreload"], link[as="script"], link[as="style"]';
    for (const element of copy.querySelectorAll(code)) element.remove();
    delete copy.dataset['page']; // No application will hydrate the copy.
    return copy.outerHTML;
  });
  await context.close();
  return `<!doctype html>\n${html}`;
}
