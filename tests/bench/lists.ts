/**
 * How long the longest lists take in Chromium at a quarter of this machine's speed, in the scenario `large` of the
 * demo build: the office's users and learners, the report and the leaderboard, 10,000 rows each, the members of a role,
 * the office's 2,000 parents as cards, and what the parent of twelve children sees: the dashboard, and the progress and
 * the report of a child with 10,000 attempts; and the moderation queue with 2,000 change sets. It prints a table and ends
 * with 1 when one is slower than allowed: 600 ms from the server's last byte to the first painted row, or the twelfth
 * card, and 100 ms from a key to its paint, both at the median. The key is one in the filter, painted with the rows that
 * it leaves, or one that opens, shows or scrolls to a node of the tree. `--only users` measures one.
 */
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { median, signIn, slowdown, withDemo } from './demo.ts';

const allowed = { firstRow: 600, key: 100 };
const runs = 5;

interface List {
  name: string;
  /** Who looks at it, by user name. */
  as: 'thandi' | 'fatima';
  at: string;
  /** Part of the path of the response that it waits for. */
  response: string;
  /** What has to be in the document to be measured: an element, or one with this text in it. */
  shown: { selector: string; text?: string };
  /** Its filter and what is written into it. */
  search?: { filter: string; text: string };
  /** Its tree, whose nodes are opened and shown. */
  tree?: string;
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });

const allLists: readonly List[] = [
  {
    name: 'users',
    as: 'thandi',
    at: '/admin/users',
    response: '/admin/users',
    shown: { selector: 'tbody tr' },
    search: { filter: 'Find a user', text: 'khumalo' },
  },
  {
    name: 'report',
    as: 'thandi',
    at: '/child-activity?learnerId=lrn-more-1',
    response: '/activityResults/learner/',
    shown: { selector: 'tbody tr' },
    search: { filter: 'Find an activity', text: 'fraction' },
  },
  {
    name: 'leaderboard',
    as: 'thandi',
    at: '/leaderboard/grade/grd-4',
    response: '/learner/leaderboard',
    shown: { selector: 'tbody tr' },
    search: { filter: 'Find a learner', text: 'khumalo' },
  },
  {
    name: 'learners',
    as: 'thandi',
    at: '/admin/learners',
    response: '/admin/users/learners',
    shown: { selector: 'tbody tr' },
    search: { filter: 'Find a learner', text: 'khumalo' },
  },
  {
    name: 'parents',
    as: 'thandi',
    at: '/admin/parents',
    response: '/admin/users/parents',
    shown: { selector: 'tbody tr' },
    search: { filter: 'Find a parent', text: 'khumalo' },
  },
  {
    name: 'members of a role',
    as: 'thandi',
    at: '/admin/roles?role=Learner',
    response: '/admin/users/byrole/',
    shown: { selector: 'tbody tr' },
    search: { filter: 'Find a member', text: 'khumalo' },
  },
  {
    name: 'parent: dashboard',
    as: 'fatima',
    at: '/parent/dashboard',
    response: '/learner/my',
    // The twelfth by first name.
    shown: { selector: 'article', text: 'Annika Cloete' },
  },
  {
    name: 'parent: progress',
    as: 'fatima',
    at: '/parent/progress/lrn-more-1',
    response: '/activityResults/learner/',
    shown: { selector: 'tbody tr' },
  },
  {
    name: 'parent: report',
    as: 'fatima',
    at: '/grades/grd-4/activity-report/lrn-more-1',
    response: '/activityResults/learner/',
    shown: { selector: 'tbody tr' },
    search: { filter: 'Find an activity', text: 'fraction' },
  },
  {
    name: 'moderation queue',
    as: 'thandi',
    at: '/admin/moderation/queue',
    response: '/moderation/queue/tree',
    shown: { selector: '[role="treeitem"]' },
    tree: 'Grade, Topic, Activity',
  },
];
const lists = allLists.filter(({ name }) => values.only === undefined || name === values.only);

/** Milliseconds from the end of the response to the paint with the first row, or the last card. */
async function firstRow(page: Page, { at, response, shown }: List): Promise<number> {
  await page.addInitScript(({ selector, text = '' }) => {
    const seen = new MutationObserver(() => {
      const found = [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(text));
      if (!found) return;
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('first-row')));
    });
    seen.observe(document, { childList: true, subtree: true });
  }, shown);
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
async function keys(page: Page, { filter, text }: { filter: string; text: string }): Promise<number[]> {
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

/** Milliseconds from each key in a tree to the paint of what it opens, scrolls to or shows. */
async function treeKeys(page: Page, name: string): Promise<number[]> {
  await page.evaluate(() => {
    let pressed = 0;
    document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
    new MutationObserver(() => {
      const from = pressed;
      // What follows the paint in which a key is answered is not its answer.
      pressed = 0;
      if (from > 0) {
        requestAnimationFrame(() => setTimeout(() => performance.measure('key', { start: from })));
      }
    }).observe(document.querySelector('main') ?? document, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-selected', 'style'],
    });
  });
  const tree = page.getByRole('tree', { name });
  const press = async (key: string) => {
    const before = await page.evaluate(() => performance.getEntriesByName('key').length);
    await page.keyboard.press(key);
    await page.waitForFunction((count) => performance.getEntriesByName('key').length > count, before);
  };
  const closed = tree.getByRole('treeitem', { expanded: false });
  while ((await closed.count()) > 0) {
    await closed.first().focus();
    await press('ArrowRight');
  }
  for (const end of ['End', 'Home']) {
    await press(end);
    await press('Enter');
  }
  return page.evaluate(() => performance.getEntriesByName('key').map(({ duration }) => duration));
}

const table: Record<string, Record<string, number>> = {};
await withDemo(async (browser, baseURL) => {
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
  await start.close();

  for (const [person, ofPerson] of Map.groupBy(lists, ({ as }) => as)) {
    await signIn(context, person);
    for (const list of ofPerson) {
      const times = { firstRow: [] as number[], key: [] as number[] };
      for (let run = 0; run < runs; run += 1) {
        const page = await context.newPage();
        const devtools = await context.newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        times.firstRow.push(await firstRow(page, list));
        if (list.search) times.key.push(...(await keys(page, list.search)));
        if (list.tree) times.key.push(...(await treeKeys(page, list.tree)));
        await page.close();
      }
      table[list.name] = {
        'first row, median ms': Math.round(median(times.firstRow)),
        'first row, worst ms': Math.round(Math.max(...times.firstRow)),
        ...(times.key.length > 0 && {
          'key, median ms': Math.round(median(times.key)),
          'key, worst ms': Math.round(Math.max(...times.key)),
        }),
      };
      const isSlow =
        median(times.firstRow) > allowed.firstRow ||
        (times.key.length > 0 && median(times.key) > allowed.key);
      if (isSlow) process.exitCode = 1;
    }
  }
});
console.log(
  `10,000 rows, twelve cards or 2,000 change sets, processor slowed down ${slowdown} times, ${runs} runs:`,
);
console.table(table);
