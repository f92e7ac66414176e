import type { Browser } from 'playwright';
import { openPhone } from './visit.ts';

/**
 * What is left of a page when nothing has to run: its words and pictures as a visitor finds them, its style sheets in
 * place, and no script. It is made of the page itself, so that it is always the same page.
 */
export async function staticCopy(browser: Browser, url: string): Promise<string> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const html = await page.evaluate(async () => {
    // In a copy that is no document nothing of this runs, loads or is refused by the page's policy.
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const link of copy.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      const style = document.createElement('style');
      style.textContent = await (await fetch(link.href)).text();
      link.replaceWith(style);
    }
    const code = 'script, template, link[rel="modulepreload"], link[as="script"], link[as="style"]';
    for (const element of copy.querySelectorAll(code)) element.remove();
    delete copy.dataset['page']; // It waits for no application.
    return copy.outerHTML;
  });
  await context.close();
  return `<!doctype html>\n${html}`;
}
