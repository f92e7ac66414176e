import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { framedPages, wholePages } from '#lib/prerendered-pages.ts';
import { inlineOf, securityHeaders } from '../../../.ci/security-headers.mjs';
import { pageHeadings } from '../../journeys/public/page-headings.ts';
import { pages } from '../../page-budgets.ts';
import { firstVisit, withImports } from './first-visit.ts';

/** A production build talks to a real server and must not carry one byte of the mock backend. */

const root = join(import.meta.dirname, '../../..');

interface Build {
  chunks: Rolldown.OutputChunk[];
  /** Every source file that found its way into a chunk. */
  modules: string[];
  folder: string;
  /** Names of the files on disk. */
  files: string[];
  /** All of their bytes as text. */
  text: string;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

type Mode = 'production' | 'demo';

const builds = new Map<Mode, Promise<Build>>();

/** Each build is made once. */
function buildFor(mode: Mode): Promise<Build> {
  const built = builds.get(mode) ?? makeBuild(mode);
  builds.set(mode, built);
  return built;
}

/** Builds as `vite build --mode …` does; the environment of the test run must not leak into it. */
async function makeBuild(mode: Mode): Promise<Build> {
  const outDir = mkdtempSync(join(tmpdir(), `springbyte-${mode}-`));
  folders.push(outDir);
  vi.stubEnv('NODE_ENV', 'production').stubEnv('VITE_API_BASE_URL', undefined);
  const result = await build({ root, mode, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  vi.unstubAllEnvs();

  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const parts = outputs.flatMap(({ output }) => output);
  const entries = readdirSync(outDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const chunks = parts.filter((part) => part.type === 'chunk');
  return {
    chunks,
    folder: outDir,
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
    files,
    text: files.map((file) => readFileSync(file, 'latin1')).join('\n'),
  };
}

/** The chunks that a browser downloads for a page: the entry and the page's own parts, with all that they import. */
const downloadsOf = ({ chunks }: Build, parts: readonly string[]): Rolldown.OutputChunk[] =>
  withImports(
    chunks,
    ({ isEntry, moduleIds }) => isEntry || parts.some((part) => moduleIds.includes(join(root, part))),
  );

const modulesOf = (built: Build, page: string): string[] =>
  downloadsOf(built, ['src/app/start-application.tsx', page]).flatMap(({ moduleIds }) => moduleIds);

/** What a page with calls and controls needs, and the public home does not. */
const heavy = [
  '@tanstack/react-query',
  '@tanstack/query-core',
  'openapi-fetch',
  'jose',
  'react-aria',
  'valibot',
];

const isOf = (name: string) => (module: string) => module.includes(`/node_modules/${name}`);

/** Words of the mock alone: its worker, its command, its payment provider, people and secrets of the demo data. */
const traces = [
  'mockServiceWorker',
  'springbyteMock',
  'Pretend Pay',
  'Learn2code!',
  'parent@springbyte.test',
  'lrn-lwazi',
];

const isMock = (module: string) =>
  module.startsWith(join(root, 'mocks')) || /node_modules\/@?msw/.test(module);

describe.each([
  { mode: 'production', mocked: false },
  { mode: 'demo', mocked: true },
] as const)('the $mode build', ({ mode, mocked }) => {
  const no = mocked ? '' : 'no ';
  let built: Build;
  beforeAll(async () => {
    built = await buildFor(mode);
  });

  test('holds the application', () => {
    expect(built.modules).toContain(join(root, 'src/main.tsx'));
  });

  test(`holds ${no}mock modules`, () => {
    expect(built.modules.some(isMock)).toBe(mocked);
  });

  test(`holds ${no}service worker of the mock`, () => {
    expect(built.files.some((file) => file.endsWith('mockServiceWorker.js'))).toBe(mocked);
  });

  test(`registers ${mocked ? 'no' : 'a'} service worker of its own`, () => {
    expect(built.modules.includes(join(root, 'src/app/data/service-worker.ts'))).toBe(!mocked);
    // In its place the demo has one that takes it away.
    const script = readFileSync(join(built.folder, 'service-worker.js'), 'utf8');
    expect(script.includes('workbox')).toBe(!mocked);
    expect(script.includes('registration.unregister()')).toBe(mocked);
  });

  test(`holds ${no}page of the payment provider`, () => {
    expect(built.files.some((file) => file.endsWith('mocks/payment/index.html'))).toBe(mocked);
    expect(built.modules.includes(join(root, 'mocks/payment/page.ts'))).toBe(mocked);
  });

  test(`holds ${no}portraits of the demo's people`, () => {
    expect(built.modules.includes(join(root, 'mocks/data/seed/portraits.ts'))).toBe(mocked);
    expect(built.modules.some((module) => module.endsWith('/portraits/thandi.svg'))).toBe(mocked);
  });

  test.each(['_headers', 'nginx.conf'])('tells hosts in %s how to serve it', (name) => {
    const headers = securityHeaders({ isDemo: mocked, inline: inlineOf(built.folder) });
    const instructions = readFileSync(join(built.folder, name), 'utf8');
    for (const value of Object.values(headers)) expect(instructions).toContain(value);
  });

  test('and every whole page is opened by the journeys', () => {
    expect(Object.keys(pageHeadings).toSorted()).toEqual(wholePages.toSorted());
  });

  test.each([...wholePages, ...framedPages])('has a page for %s', (path) => {
    const html = readFileSync(join(built.folder, `${path}.html`), 'utf8');
    expect(html).toMatch(/<title>.+ · Springbyte<\/title>/);
    // The first scripts come side by side, not each when the one before has asked for it.
    expect(html).toContain('/framework-');
  });

  test.each(traces)(`holds ${no}trace of "%s"`, (trace) => {
    expect(built.text.includes(trace)).toBe(mocked);
  });
});

/** The pages for visitors: each of them may be the first one, on a phone with little data. */
const lightPages = ['home', 'about', 'contact', 'tutor', 'offline-payment', 'unauthorized'];

const loginParts = ['src/features/auth/login/login-screen.tsx', 'src/app/data/client-connection.ts'];
const shopParts = [
  'src/features/subscription/subscribe/subscribe-screen.tsx',
  'src/app/data/client-connection.ts',
];

describe('the public pages', () => {
  let built: Build;
  beforeAll(async () => {
    built = await buildFor('production');
  });

  describe.each(lightPages)('%s', (page) => {
    const screen = `src/features/public/${page}/${page}-screen.tsx`;

    test('is a part of the build', () => {
      expect(built.modules).toContain(join(root, screen));
    });

    test.each(heavy)('does not download %s', (name) => {
      expect(modulesOf(built, screen).filter(isOf(name))).toEqual([]);
    });
  });

  test('do not know the worker before they are shown: it is in no chunk that they wait for', () => {
    const modules = modulesOf(built, 'src/features/public/home/home-screen.tsx');
    expect(modules).not.toContain(join(root, 'src/app/data/service-worker.ts'));
  });

  test('start the worker without the code of pages that make calls', () => {
    const modules = modulesOf(built, 'src/app/data/service-worker.ts');
    expect(modules).toContain(join(root, 'src/app/data/service-worker.ts'));
    expect(modules).not.toContain(join(root, 'src/app/data/client-connection.ts'));
  });

  /** The worker downloads at once what the first page needs; the rest is kept when it is first used. */
  test('are kept for the next visit without the screens of people who sign in', () => {
    const script = readFileSync(join(built.folder, 'service-worker.js'), 'utf8');
    const list = /\[\{[^[]*"url":"index\.html"[^[]*\}\]/.exec(script)?.[0] ?? '[]';
    const files = JSON.parse(list) as { url: string; later?: true }[];
    const first = files.filter(({ later }) => later === undefined).map(({ url }) => url);
    expect(first).toContain('index.html');
    expect(first.length).toBeLessThan(20);
    expect(first.join(' ')).not.toMatch(/screen|dashboard|login|admin/);
    const names = built.files.map((file) => file.slice(built.folder.length + 1));
    const assets = names.filter((name) => name.startsWith('assets/'));
    expect(files.map(({ url }) => url).toSorted()).toEqual([...assets, 'index.html'].toSorted());
  });

  test.each(heavy.filter((name) => name !== 'jose'))(
    'are light for a reason: the login page has %s',
    (name) => {
      expect(modulesOf(built, 'src/features/auth/login/login-screen.tsx').some(isOf(name))).toBe(true);
    },
  );

  /** A page that needs much more has put something in the way of every visitor. */
  describe.each(Object.values(pages))('a first visit of $at', (page) => {
    const whats = [
      'requests',
      'scriptKilobytes',
      'fontKilobytes',
      'kilobytes',
      'usedScriptKilobytes',
    ] as const;
    test.each(whats)('stays below its limit of %s', (what) => {
      const visit = firstVisit(built, page);
      expect(visit[what]).toBeLessThanOrEqual(page.limits[what]);
    });
  });

  /** Most who buy come through the login: what they have by then is not downloaded again. */
  test('the shop takes at most 120 kB of code of its own beyond the login page', () => {
    const login = downloadsOf(built, loginParts);
    const own = downloadsOf(built, shopParts).filter((chunk) => !login.includes(chunk));
    const bytes = own.map(({ fileName }) => gzipSync(readFileSync(join(built.folder, fileName))).length);
    const total = bytes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(1000);
    expect(total).toBeLessThanOrEqual(120 * 1000);
  });
});
