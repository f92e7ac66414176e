/**
 * How long the longest lists take in Chromium at a quarter of this machine's speed, in the scenario `large` of the
 * demo build: the report and the leaderboard, 10,000 rows each. It prints a table and ends with 1 when one is slower than
 * allowed: 600 ms from the server's last byte to the first painted row, and 100 ms from a key in the filter to the
 * paint of the rows that it leaves, both at the median.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { browserLaunchOptions } from '../../.ci/browser.mjs';

const slowdown = 4;
const allowed = { firstRow: 600, key: 100 };
const runs = 5;

const lists = [
  {
    name: 'report',
    at: '/child-activity?learnerId=lrn-more-1',
    response: '/activityResults/learner/',
    filter: 'Find an activity',
    text: 'fraction',
  },
  {
    name: 'leaderboard',
    at: '/leaderboard/grade/grd-4',
    response: '/learner/leaderboard',
    filter: 'Find a learner',
    text: 'khumalo',
  },
] as const;

/** Milliseconds from the end of the response to the paint with the first row. */
async function firstRow(page: Page, { at, response }: (typeof lists)[number]): Promise<number> {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('tbody tr')) return;
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('first-row')));
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto(at);
  await page.waitForFunction(() => performance.getEntriesByName('first-row').length > 0);
  return page.evaluate((part) => {
    const call = performance
      .getEntriesByType('resource')
      .find(({ name }) => new URL(name).pathname.includes(part)) as PerformanceResourceTiming;
    return (performance.getEntriesByName('first-row')[0]?.startTime ?? Infinity) - call.responseEnd;
  }, response);
}

/** Milliseconds from each key to the paint in which the table has another number of rows. */
async function keys(page: Page, { filter, text }: (typeof lists)[number]): Promise<number[]> {
  await page.evaluate(() => {
    let pressed = 0;
    document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
    const table = document.querySelector('table');
    if (!table) throw new Error('There is no table.');
    new MutationObserver(() => {
      const from = pressed;
      requestAnimationFrame(() => setTimeout(() => performance.measure('key', { start: from })));
    }).observe(table, { attributeFilter: ['aria-rowcount'] });
  });
  const field = page.getByRole('searchbox', { name: filter });
  for (const letter of text) {
    const count = () => page.locator('table').first().getAttribute('aria-rowcount');
    const before = await count();
    await field.press(letter);
    // A letter that hides nothing changes nothing.
    await page
      .waitForFunction(
        (rows) => document.querySelector('table')?.getAttribute('aria-rowcount') !== rows,
        before,
        { timeout: 1000 },
      )
      .catch(() => undefined);
  }
  const times = await page.evaluate(() =>
    performance.getEntriesByName('key').map(({ duration }) => duration),
  );
  if (times.length === 0) throw new Error('The filter changed nothing.');
  return times;
}

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Infinity;

const outDir = mkdtempSync(join(tmpdir(), 'springbyte-lists-'));
await build({ mode: 'demo', logLevel: 'warn', build: { outDir, emptyOutDir: true } });
const server = await preview({ build: { outDir }, preview: { port: 0, strictPort: false } });
const baseURL = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(browserLaunchOptions());
const table: Record<string, Record<string, number>> = {};
try {
  const context = await browser.newContext({ baseURL });
  const start = await context.newPage();
  await start.goto('/auth/login');
  await start.waitForFunction(() => 'springbyteMock' in globalThis);
  await Promise.all([
    start.waitForEvent('load'),
    start.evaluate(() => {
      const { springbyteMock } = globalThis as unknown as {
        springbyteMock: { reset: (scenario: string) => Promise<void> };
      };
      void springbyteMock.reset('large');
    }),
  ]);
  await start.getByLabel('Email or username').fill('thandi');
  await start.getByLabel('Password', { exact: true }).fill('Learn2code!');
  await start.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await start.waitForURL('/admin/users');
  await start.close();

  for (const list of lists) {
    const times = { firstRow: [] as number[], key: [] as number[] };
    for (let run = 0; run < runs; run += 1) {
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      times.firstRow.push(await firstRow(page, list));
      times.key.push(...(await keys(page, list)));
      await page.close();
    }
    table[list.name] = {
      'first row, median ms': Math.round(median(times.firstRow)),
      'first row, worst ms': Math.round(Math.max(...times.firstRow)),
      'key, median ms': Math.round(median(times.key)),
      'key, worst ms': Math.round(Math.max(...times.key)),
    };
    if (median(times.firstRow) > allowed.firstRow || median(times.key) > allowed.key) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
console.log(`10,000 rows, processor slowed down ${slowdown} times, ${runs} runs:`);
console.table(table);
