import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { expect, test } from '../../app.ts';

/** The host of the developer panel around a page of this folder, so that its parts can be measured. */
let server: ViteDevServer;

const html = (script: string) =>
  `<!doctype html><html lang="en"><title>Page</title><body></body>
  <script type="module" src="/tests/journeys/development/panel-dock/${script}.ts"></script></html>`;

test.beforeAll(async () => {
  server = await createServer({
    root: join(import.meta.dirname, '../../../..'),
    configFile: false,
    logLevel: 'error',
    cacheDir: '.cache/panel-dock',
    server: { port: 0 },
    appType: 'custom',
    optimizeDeps: { include: ['idb-keyval'] },
    plugins: [
      {
        name: 'pages',
        configureServer: ({ middlewares }) => {
          middlewares.use((request, response, next) => {
            const script = { '/': 'application', '/panel': 'panel' }[request.url ?? ''];
            if (!script) return next();
            response.setHeader('Content-Type', 'text/html');
            response.end(html(script));
          });
        },
      },
    ],
  });
  await server.listen();
});

test.afterAll(async () => {
  await server.close();
});

const cssText = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].map(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)),
  );

const bottomOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  return box && box.y + box.height;
};

test('lays the page out beside the docked panel, and restores it', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  const panel = page.frameLocator('iframe');
  const separator = page.getByRole('separator', { name: 'Resize developer panel' });
  const save = page.getByRole('button', { name: 'Save' });
  const opener = page.getByRole('button', { name: 'Open developer panel' });
  await expect(opener).toBeVisible();
  const original = await cssText(page);

  await save.focus();
  await page.keyboard.press('Control+Backquote');
  await expect(panel.getByLabel('Filter')).toBeVisible();
  await expect(separator).toHaveAttribute('aria-valuenow', '360');
  expect(await page.evaluate(() => [innerHeight, visualViewport?.height])).toEqual([440, 440]);
  expect(await bottomOf(page, '#toast')).toBe(440);
  expect(await bottomOf(page, '#bar')).toBe(440);
  expect(await page.locator('#tall').evaluate((element) => element.clientHeight)).toBe(880);

  await separator.press('ArrowUp');
  await expect(separator).toHaveAttribute('aria-valuenow', '376');
  expect(await bottomOf(page, '#toast')).toBe(424);

  // The script's media query was made before the panel was docked.
  const script = page.getByText('Script:');
  await expect(script).toHaveText('Script: wide');
  await panel.getByRole('button', { name: 'To the right' }).click();
  await expect(separator).toHaveAttribute('aria-orientation', 'vertical');
  await expect(script).toHaveText('Script: narrow');
  const layout = page.locator('#layout');
  expect(await layout.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('"narrow"');

  const box = await separator.boundingBox();
  if (!box) throw new Error('The separator is not visible.');
  await page.mouse.move(box.x + box.width / 2, 300);
  await page.mouse.down();
  // Inside the frame, which must not get the pointer's events.
  await page.mouse.move(885, 300, { steps: 5 });
  await page.mouse.up();
  await expect(script).toHaveText('Script: wide');

  await panel.getByLabel('Filter').click();
  await page.keyboard.press('Escape');
  await expect(save).toBeFocused();
  await panel.getByLabel('Filter').click();
  await page.keyboard.press('Control+Backquote');
  await expect(save).toBeFocused();
  await expect(separator).toBeHidden();
  expect(await cssText(page)).toEqual(original);
  expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([1200, 800]);

  await page.reload();
  await opener.click();
  await expect(separator).toHaveAttribute('aria-orientation', 'vertical');
  await expect(script).toHaveText('Script: wide');
});
