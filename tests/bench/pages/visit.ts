import type { Browser, BrowserContext, CDPSession } from 'playwright';
import { slowdown } from '../options.ts';

export const network = { latency: 150, megabits: 1.6 };
const bytesPerSecond = (network.megabits * 1_000_000) / 8;

export const openPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });

export async function hasStandInFonts(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  const has = await page.evaluate(() =>
    new FontFace('stand-in', 'local("Roboto"), local("Arial"), local("Liberation Sans")').load().then(
      () => true,
      () => false,
    ),
  );
  await page.close();
  return has;
}

/** A page is loaded when the network was idle for this time. */
const quietMs = 1500;

export interface Visit {
  /** Milliseconds since navigation started. */
  firstPaint: number;
  largestPaint: number;
  /** The sum of unexpected layout shifts. */
  layoutShift: number;
  /** Milliseconds. */
  longestTask: number;
  /** Total blocking time: the sum of task durations beyond 50 ms. */
  blocking: number;
  /** Requested URLs in order: paths of the site, complete URLs of other hosts. */
  requests: string[];
  received: number;
  /** What a page loads on the first interaction, if it waits for one. */
  use: Use | undefined;
}

/** Milliseconds. */
const longestTakeover = 30_000;

interface Use {
  /** Milliseconds from the first keystroke until hydration. */
  takeover: number;
  requests: string[];
}

interface Traffic {
  requests: string[];
  received: number;
  quiet: () => Promise<void>;
}

function watch(devtools: CDPSession, site: string): Traffic {
  const underWay = new Set<string>();
  let last = performance.now();
  const end = (requestId: string) => {
    underWay.delete(requestId);
    last = performance.now();
  };
  const traffic: Traffic = {
    requests: [],
    received: 0,
    quiet: async () => {
      const rest = () => (underWay.size > 0 ? quietMs : last + quietMs - performance.now());
      while (rest() > 0) await new Promise((resume) => setTimeout(resume, rest()));
    },
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (/^(data|blob):/.test(url)) return;
    last = performance.now();
    underWay.add(requestId);
    traffic.requests.push(url.replace(site, ''));
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.received += encodedDataLength;
    end(requestId);
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  return traffic;
}

interface Seen {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  tasks: number[];
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, layoutShift: 0, tasks: [] };
  Object.assign(globalThis, { benchSeen: seen });
  const each = (type: string, tell: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  each('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  each('longtask', ({ duration }) => seen.tasks.push(duration));
  each('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.layoutShift += value;
  });
}

/** Playwright's `evaluate` and locators inject scripts that would affect the measurement. */
async function evaluate(devtools: CDPSession, expression: string): Promise<unknown> {
  const { result } = await devtools.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value;
}

/** Presses a modifier key, and waits for hydration and an idle network. */
async function use(devtools: CDPSession, traffic: Traffic): Promise<Use | undefined> {
  const waits = await evaluate(devtools, "document.documentElement.dataset.page === 'whole'");
  if (waits !== true) return undefined;
  const before = traffic.requests.length;
  const start = performance.now();
  const takenOver = evaluate(
    devtools,
    `new Promise((resolve) => {
      new MutationObserver(() => resolve(true)).observe(document.documentElement, { attributeFilter: ['data-page'] });
      setTimeout(() => resolve(false), ${longestTakeover});
    })`,
  );
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Shift' });
  if ((await takenOver) !== true) throw new Error('The application did not take over.');
  const takeover = performance.now() - start;
  await traffic.quiet();
  return { takeover, requests: traffic.requests.slice(before) };
}

export async function visit(browser: Browser, site: string, at: string): Promise<Visit> {
  const context = await openPhone(browser);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const traffic = watch(devtools, site);
    await page.addInitScript(observe);
    await page.goto(site + at);
    // The last response may cause further requests.
    for (let known = 0; known < traffic.requests.length;) {
      known = traffic.requests.length;
      await traffic.quiet();
      await evaluate(devtools, 'new Promise((idle) => requestIdleCallback(() => idle(true)))');
    }
    const seen = (await evaluate(devtools, 'benchSeen')) as Seen;
    const hasHeading = await evaluate(devtools, "document.querySelector('h1') !== null");
    if (!hasHeading || seen.firstPaint === 0 || seen.largestPaint === 0) {
      throw new Error(`${at} did not load: nothing was painted, or it has no heading.`);
    }
    const atFirst = { requests: [...traffic.requests], received: traffic.received };
    return {
      ...atFirst,
      use: await use(devtools, traffic),
      firstPaint: seen.firstPaint,
      largestPaint: seen.largestPaint,
      layoutShift: seen.layoutShift,
      longestTask: Math.max(0, ...seen.tasks),
      blocking: seen.tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    };
  } finally {
    await context.close();
  }
}
