/**
 * `npm run bench` measures mock operations, long lists and the editor, prints the figures, and exits with 1 when a
 * limit is exceeded. `-- lists` runs one benchmark, `-- lists --only users` a part of it.
 */
import { chromium, type Browser } from 'playwright';
import { browserLaunchOptions } from '../../.ci/system/browser.mjs';
import { serveDemo } from '../demo-server.ts';
import { benchEditor } from './editor.ts';
import { benchLists, listNames } from './lists.ts';
import { benchMock, operationNames } from './mock.ts';
import { chosen, expectKnown, options } from './options.ts';

const benches: Record<string, readonly string[]> = {
  mock: operationNames,
  lists: listNames,
  editor: ['editor'],
};

expectKnown(chosen, 'benchmarks', Object.keys(benches));
if (options.only !== undefined) {
  const measured = chosen.length > 0 ? chosen : Object.keys(benches);
  const known = measured.flatMap((name) => benches[name] ?? []);
  expectKnown([options.only], `names of ${measured.join(', ')}`, known);
}

const isChosen = (name: string) =>
  (chosen.length === 0 || chosen.includes(name)) &&
  (options.only === undefined || benches[name]?.includes(options.only));

async function run(bench: () => Promise<boolean>): Promise<void> {
  const isFast = await bench().catch((error: unknown) => {
    console.error(error);
    return false;
  });
  if (!isFast) process.exitCode = 1;
}

async function withDemo(work: (browser: Browser, baseURL: string) => Promise<void>): Promise<void> {
  const server = options.url === undefined ? await serveDemo() : undefined;
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    await work(browser, options.url ?? server?.url ?? '');
  } finally {
    await browser.close();
    await server?.close();
  }
}

if (isChosen('mock')) await run(benchMock);
if (isChosen('lists') || isChosen('editor')) {
  await withDemo(async (browser, baseURL) => {
    if (isChosen('lists')) await run(() => benchLists(browser, baseURL));
    if (isChosen('editor')) await run(() => benchEditor(browser, baseURL));
  });
}
