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

export async function hasFallbackFonts(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  const isLoaded = await page.evaluate(() =>
    new FontFace('fallback', 'local("Roboto"), local("Arial"), local("Liberation Sans")').load().then(
      () => true,
      () => false,
    ),
  );
  await page.close();
  return isLoaded;
}

/** Milliseconds without network activity after which a page counts as loaded. */
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
  /** Bytes. */
  received: number;
  /** The first interaction with the page, if the page loads the application only then. */
  interaction: Interaction | undefined;
}

const hydrationTimeoutMs = 30_000;

interface Interaction {
  /** Milliseconds from the first keystroke until hydration. */
  hydrationTime: number;
  requests: string[];
}

interface Traffic {
  requests: string[];
  received: number;
  waitForQuiet: () => Promise<void>;
}

function watchTraffic(devtools: CDPSession, site: string): Traffic {
  const pending = new Set<string>();
  let last = performance.now();
  const endRequest = (requestId: string) => {
    pending.delete(requestId);
    last = performance.now();
  };
  const traffic: Traffic = {
    requests: [],
    received: 0,
    waitForQuiet: async () => {
      const remaining = () => (pending.size > 0 ? quietMs : last + quietMs - performance.now());
      while (remaining() > 0) await new Promise((resume) => setTimeout(resume, remaining()));
    },
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (/^(data|blob):/.test(url)) return;
    last = performance.now();
    pending.add(requestId);
    traffic.requests.push(url.replace(site, ''));
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.received += encodedDataLength;
    endRequest(requestId);
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => endRequest(requestId));
  return traffic;
}

interface Measurements {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  tasks: number[];
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const measurements: Measurements = { firstPaint: 0, largestPaint: 0, layoutShift: 0, tasks: [] };
  Object.assign(globalThis, { benchSeen: measurements });
  const each = (type: string, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') measurements.firstPaint = startTime;
  });
  each('largest-contentful-paint', ({ startTime }) => (measurements.largestPaint = startTime));
  each('longtask', ({ duration }) => measurements.tasks.push(duration));
  each('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) measurements.layoutShift += value;
  });
}

/** Does not use Playwright's `evaluate`, because it injects scripts that would affect the measurement. */
async function evaluate(devtools: CDPSession, expression: string): Promise<unknown> {
  const { result } = await devtools.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value;
}

/** On a prerendered page, presses a modifier key, and waits for hydration and an idle network. */
async function interact(devtools: CDPSession, traffic: Traffic): Promise<Interaction | undefined> {
  const isPrerendered = await evaluate(devtools, "document.documentElement.dataset.page === 'prerendered'");
  if (isPrerendered !== true) return undefined;
  const before = traffic.requests.length;
  const start = performance.now();
  const hydrated = evaluate(
    devtools,
    `new Promise((resolve) => {
      new MutationObserver(() => resolve(true)).observe(document.documentElement, { attributeFilter: ['data-page'] });
      setTimeout(() => resolve(false), ${hydrationTimeoutMs});
    })`,
  );
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Shift' });
  if ((await hydrated) !== true) throw new Error('The page was not hydrated.');
  const hydrationTime = performance.now() - start;
  await traffic.waitForQuiet();
  return { hydrationTime, requests: traffic.requests.slice(before) };
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
    const traffic = watchTraffic(devtools, site);
    await page.addInitScript(observe);
    await page.goto(site + at);
    // The last response may cause additional requests.
    for (let previousCount = 0; previousCount < traffic.requests.length;) {
      previousCount = traffic.requests.length;
      await traffic.waitForQuiet();
      await evaluate(devtools, 'new Promise((idle) => requestIdleCallback(() => idle(true)))');
    }
    const measurements = (await evaluate(devtools, 'benchSeen')) as Measurements;
    const hasHeading = await evaluate(devtools, "document.querySelector('h1') !== null");
    if (!hasHeading || measurements.firstPaint === 0 || measurements.largestPaint === 0) {
      throw new Error(`${at} did not load: nothing was painted, or it has no heading.`);
    }
    const beforeInteraction = { requests: [...traffic.requests], received: traffic.received };
    return {
      ...beforeInteraction,
      interaction: await interact(devtools, traffic),
      firstPaint: measurements.firstPaint,
      largestPaint: measurements.largestPaint,
      layoutShift: measurements.layoutShift,
      longestTask: Math.max(0, ...measurements.tasks),
      blocking: measurements.tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    };
  } finally {
    await context.close();
  }
}
