/**
 * Measures the first visit of `/home` and `/auth/login` on a slow phone and network: `npm run bench:pages`. Serves
 * a compressed production build to Chromium with an empty cache. Times depend on the machine, so each round also
 * visits two baselines: the home page as static HTML, and React with a heading and a paragraph. Prints medians and
 * the limits of `tests/page-budgets.ts`, and exits with 1 when one is exceeded. `--rounds 3` visits less often.
 */
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { inlineOf, securityHeaders } from '../../../.ci/build/security-headers.mjs';
import { browserLaunchOptions } from '../../../.ci/system/browser.mjs';
import { firstVisit } from '../../architecture/build/first-visit.ts';
import { pages } from '../../page-budgets.ts';
import { options, slowdown } from '../options.ts';
import { buildApplication, buildReactAlone } from './builds.ts';
import { figuresOf, isWithinLimit, limitRow, limitsOf, figureRow } from './figures.ts';
import { openSite } from './site.ts';
import { staticCopy } from './static-copy.ts';
import { hasFallbackFonts, network, visit, type Visit } from './visit.ts';

const rounds = options.once ? 1 : Number(options.rounds);

/** Never responds: the public pages do not wait for the API. */
const apiBaseUrl = 'https://api.springbyte.test';

const compared = [
  { name: 'home', page: pages.home, baseline: { name: 'static HTML', at: '/baselines/static' } },
  { name: 'login', page: pages.login, baseline: { name: 'React alone', at: '/baselines/react' } },
];
const visited = compared.flatMap(({ name, page: { at }, baseline }) => [baseline, { name, at }]);

const application = await buildApplication(apiBaseUrl);
const headers = securityHeaders({ apiBaseUrl, inline: inlineOf(application.folder) });
const react = await buildReactAlone('/baselines/react/');

const site = await openSite(headers);
const browser = await chromium.launch(browserLaunchOptions());
const visits = new Map<string, Visit[]>(visited.map(({ name }) => [name, []]));
try {
  await site.addFolder(application.folder, '');
  await site.addFolder(react.folder, 'baselines/react/');
  await site.addFile(
    'baselines/static.html',
    Buffer.from(await staticCopy(browser, site.url + pages.home.at)),
    {
      // The inline stylesheets of the static copy need a relaxed policy.
      'Content-Security-Policy': (headers['Content-Security-Policy'] ?? '').replace(
        /style-src [^;]*/,
        "style-src 'unsafe-inline'",
      ),
    },
  );
  if (!(await hasFallbackFonts(browser))) {
    console.log(
      'This machine has none of the fallback fonts of src/ui/styles/fonts.css, so the layout ' +
        'shifts more than on a phone. On Debian, install fonts-liberation.',
    );
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, at } of visited) visits.get(name)?.push(await visit(browser, site.url, at));
  }
} finally {
  await browser.close();
  await site.close();
}

const figures = (name: string) => figuresOf(visits.get(name) ?? [], site.gzipBytes);
const limits = compared.flatMap(({ name, page, baseline }) =>
  limitsOf([name, page], figures(name), [baseline.name, figures(baseline.name)]),
);
console.log(
  `Processor slowed down ${slowdown} times, ${network.latency} ms, ${network.megabits} Mbit/s, brotli, empty cache, ` +
    `medians of ${rounds} rounds. The machine has ${availableParallelism()} processors and a load of ${loadavg()[0]?.toFixed(1)}:`,
);
console.table(Object.fromEntries(visited.map(({ name }) => [name, figureRow(figures(name))])));
console.table(Object.fromEntries(limits.map((row) => [row.limit, limitRow(row)])));

// `production-build.test.ts` counts the files of `firstVisit`, with the pictures listed as `art` in page-budgets.ts.
// Compare them with the real requests, except for the HTML, whose name differs.
for (const { name, page } of compared) {
  const [, ...files] = firstVisit(application, page).files;
  const counted = new Set(files.map((file) => `/${file}`));
  const requested = new Set(visits.get(name)?.flatMap(({ requests }) => requests.slice(1)));
  const differences = [...counted, ...requested].filter(
    (path) => !(counted.has(path) && requested.has(path)),
  );
  if (differences.length > 0) {
    console.log(
      `${name}: production-build.test.ts and the browser disagree about ${differences.join(', ')}.`,
    );
    process.exitCode = 1;
  }
}
if (!options.once && !limits.every(isWithinLimit)) process.exitCode = 1;
