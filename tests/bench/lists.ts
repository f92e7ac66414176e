/**
 * Measures long lists in the scenario `large` of the demo build, with a throttled processor: tables with 10,000
 * rows, 2,000 parents, the pages of a parent with twelve children, and the moderation queue with 2,000
 * change sets.
 *
 * `firstRow` is the time from the last byte of the response to the paint of the first row or tree node (on the
 * dashboard: of the twelfth card). `key` is the time from a keystroke to the paint of the letter in the search field, or
 * of the tree node that the key opens or selects. `rows` is the time from a keystroke to the paint of the filtered rows,
 * which follow the letter.
 */
import type { Browser, Page } from 'playwright';
import { median, signIn, slowDown, startScenario } from './demo.ts';
import { limitUnlessOnce, formatCount, options, slowdown } from './options.ts';

/** Limits of the medians in milliseconds. */
const limits = { firstRow: limitUnlessOnce(600), key: limitUnlessOnce(100), rows: limitUnlessOnce(250) };
const runs = options.once ? 1 : 5;
/** How many letters of the search text to type. The first letter always hides rows. */
const letters = options.once ? 1 : Infinity;

interface List {
  name: string;
  as: 'thandi' | 'fatima';
  at: string;
  responsePath: string;
  /** The element whose paint is measured, optionally with a text. */
  shown: { selector: string; text?: string };
  search?: { filter: string; text: string };
  tree?: string;
}

const lists: readonly List[] = [
  {
    name: 'users',
    as: 'thandi',
    at: '/admin/users',
    responsePath: '/admin/users',
    shown: { selector: 'tr[data-row]' },
    search: { filter: 'Find a user', text: 'khumalo' },
  },
  {
    name: 'report',
    as: 'thandi',
    at: '/child-activity?learnerId=lrn-more-1',
    responsePath: '/activityResults/learner/',
    shown: { selector: 'tbody tr' },
    search: { filter: 'Find an activity', text: 'fraction' },
  },
  {
    name: 'leaderboard',
    as: 'thandi',
    at: '/leaderboard/grade/grd-4',
    responsePath: '/learner/leaderboard',
    shown: { selector: 'tbody tr' },
    search: { filter: 'Find a learner', text: 'khumalo' },
  },
  {
    name: 'learners',
    as: 'thandi',
    at: '/admin/learners',
    responsePath: '/admin/users/learners',
    shown: { selector: 'tbody tr' },
    search: { filter: 'Find a learner', text: 'khumalo' },
  },
  {
    name: 'parents',
    as: 'thandi',
    at: '/admin/parents',
    responsePath: '/admin/users/parents',
    shown: { selector: 'tbody tr' },
    search: { filter: 'Find a parent', text: 'khumalo' },
  },
  {
    name: 'members of a role',
    as: 'thandi',
    at: '/admin/roles?role=Learner',
    responsePath: '/admin/users/byrole/',
    shown: { selector: 'tbody tr' },
    search: { filter: 'Find a member', text: 'khumalo' },
  },
  {
    name: 'parent: dashboard',
    as: 'fatima',
    at: '/parent/dashboard',
    responsePath: '/learner/my',
    // The twelfth child by first name.
    shown: { selector: 'article', text: 'Annika Cloete' },
  },
  {
    name: 'parent: progress',
    as: 'fatima',
    at: '/parent/progress/lrn-more-1',
    responsePath: '/activityResults/learner/',
    shown: { selector: 'tbody tr' },
  },
  {
    name: 'parent: report',
    as: 'fatima',
    at: '/grades/grd-4/activity-report/lrn-more-1',
    responsePath: '/activityResults/learner/',
    shown: { selector: 'tbody tr' },
    search: { filter: 'Find an activity', text: 'fraction' },
  },
  {
    name: 'moderation queue',
    as: 'thandi',
    at: '/admin/moderation/queue',
    responsePath: '/moderation/queue/tree',
    shown: { selector: '[role="treeitem"]' },
    tree: 'Grade, Topic, Activity',
  },
];

export const listNames: readonly string[] = lists.map(({ name }) => name);

async function measureFirstRow(page: Page, { at, responsePath, shown }: List): Promise<number> {
  await page.addInitScript(({ selector, text = '' }) => {
    const observer = new MutationObserver(() => {
      const found = [...document.querySelectorAll(selector)].some((element) =>
        element.textContent.includes(text),
      );
      if (!found) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('first-row')));
    });
    observer.observe(document, { childList: true, subtree: true });
  }, shown);
  await page.goto(at);
  await page.waitForFunction(() => performance.getEntriesByName('first-row').length > 0);
  return page.evaluate((part) => {
    const call = performance
      .getEntriesByType('resource')
      .find(({ name }) => new URL(name).pathname.includes(part)) as PerformanceResourceTiming;
    return (performance.getEntriesByName('first-row')[0]?.startTime ?? Infinity) - call.responseEnd;
  }, responsePath);
}

async function measureKeystrokes(
  page: Page,
  { filter, text }: { filter: string; text: string },
): Promise<Pick<Measured, 'key' | 'rows'>> {
  await page.evaluate(() => {
    let pressed = 0;
    document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
    // On a leaderboard, the first table is the podium.
    const table = [...document.querySelectorAll('table[aria-rowcount]')].at(-1);
    if (!table) throw new Error('There is no table of a list.');
    new MutationObserver(() => {
      const from = pressed;
      requestAnimationFrame(() => setTimeout(() => performance.measure('rows', { start: from })));
    }).observe(table, { attributeFilter: ['aria-rowcount'] });
    // The duration of an event ends with the next paint.
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries()) {
        if (name === 'input') performance.measure('key', { start: pressed, end: startTime + duration });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const field = page.getByRole('searchbox', { name: filter });
  const paintTimes = (measure: string) =>
    page.evaluate((name) => performance.getEntriesByName(name).map(({ duration }) => duration), measure);
  const nextPaint = (count: number, timeout: number) =>
    page.waitForFunction((before) => performance.getEntriesByName('rows').length > before, count, {
      timeout,
    });
  const [first = '', ...others] = text.slice(0, letters);
  await field.press(first);
  await nextPaint(0, 30_000);
  for (const letter of others) {
    const { length } = await paintTimes('rows');
    await field.press(letter);
    // A letter may hide no row.
    await nextPaint(length, 1000).catch(() => undefined);
  }
  return { key: await paintTimes('key'), rows: await paintTimes('rows') };
}

async function measureTreeKeystrokes(page: Page, name: string): Promise<number[]> {
  await page.evaluate(() => {
    let pressed = 0;
    document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
    new MutationObserver(() => {
      const from = pressed;
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

interface Measured {
  list: string;
  firstRow: number[];
  /** Milliseconds per keystroke; empty for a list without filter and tree. */
  key: number[];
  /** Milliseconds per keystroke that hides rows; empty for a list without filter. */
  rows: number[];
}

async function measureLists(browser: Browser, baseURL: string): Promise<Measured[]> {
  const context = await browser.newContext({ baseURL });
  await startScenario(context, 'large');
  const chosen = lists.filter(({ name }) => options.only === undefined || name === options.only);
  const measured: Measured[] = [];
  for (const [userName, listsOfUser] of Map.groupBy(chosen, ({ as }) => as)) {
    await signIn(context, userName);
    for (const list of listsOfUser) {
      const times: Measured = { list: list.name, firstRow: [], key: [], rows: [] };
      for (let run = 0; run < runs; run += 1) {
        const page = await context.newPage();
        await slowDown(page);
        times.firstRow.push(await measureFirstRow(page, list));
        if (list.search) {
          const { key, rows } = await measureKeystrokes(page, list.search);
          times.key.push(...key);
          times.rows.push(...rows);
        }
        if (list.tree) times.key.push(...(await measureTreeKeystrokes(page, list.tree)));
        await page.close();
      }
      measured.push(times);
    }
  }
  await context.close();
  return measured;
}

/** @returns whether all lists are within the limits */
export async function benchLists(browser: Browser, baseURL: string): Promise<boolean> {
  const measured = await measureLists(browser, baseURL);
  const figures = measured.map(({ list, firstRow: firstRowTimes, key, rows }) => [
    list,
    {
      'first row, median ms': Math.round(median(firstRowTimes)),
      'first row, worst ms': Math.round(Math.max(...firstRowTimes)),
      ...(key.length > 0 && {
        'key, median ms': Math.round(median(key)),
        'key, worst ms': Math.round(Math.max(...key)),
      }),
      ...(rows.length > 0 && {
        'rows, median ms': Math.round(median(rows)),
        'rows, worst ms': Math.round(Math.max(...rows)),
      }),
    },
  ]);
  console.log(
    `10,000 rows, twelve cards or 2,000 change sets, processor slowed down ${slowdown} times, ${formatCount(runs, 'run')}:`,
  );
  console.table(Object.fromEntries(figures));
  return measured.every(
    ({ firstRow: firstRowTimes, key, rows }) =>
      median(firstRowTimes) <= limits.firstRow &&
      (key.length === 0 || median(key) <= limits.key) &&
      (rows.length === 0 || median(rows) <= limits.rows),
  );
}
