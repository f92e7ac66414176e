import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { shellPages, prerenderedPages } from '#lib/prerendered-pages.ts';
import { inlineOf, securityHeaders } from '../../../.ci/build/security-headers.mjs';
import { pageHeadings } from '../../journeys/public/page-headings.ts';
import { pages } from '../../page-budgets.ts';
import { firstVisit, withImports } from './first-visit.ts';

const root = join(import.meta.dirname, '../../..');

interface Build {
  chunks: Rolldown.OutputChunk[];
  modules: string[];
  folder: string;
  files: string[];
  text: string;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

type Mode = 'production' | 'demo';

const builds = new Map<Mode, Promise<Build>>();

function buildFor(mode: Mode): Promise<Build> {
  const built = builds.get(mode) ?? makeBuild(mode);
  builds.set(mode, built);
  return built;
}

/** Builds like `vite build --mode …`, without the environment of the test run. */
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

const downloadsOf = ({ chunks }: Build, parts: readonly string[]): Rolldown.OutputChunk[] =>
  withImports(
    chunks,
    ({ isEntry, moduleIds }) => isEntry || parts.some((part) => moduleIds.includes(join(root, part))),
  );

const modulesOf = (built: Build, page: string): string[] =>
  downloadsOf(built, ['src/app/start-application.tsx', page]).flatMap(({ moduleIds }) => moduleIds);

const heavyPackages = [
  '@tanstack/react-query',
  '@tanstack/query-core',
  'openapi-fetch',
  'jose',
  'react-aria',
  'valibot',
];

const isOfPackage = (name: string) => (module: string) => module.includes(`/node_modules/${name}`);

/** Strings that occur only in the mock: worker, console command, payment provider, demo accounts and secrets. */
const mockStrings = [
  'mockServiceWorker',
  'springbyteMock',
  'Pretend Pay',
  'Learn2code!',
  'parent@springbyte.test',
  'lrn-lwazi',
];

const isMock = (module: string) =>
  module.startsWith(join(root, 'mocks')) ||
  // Only the mock and its panel read the contract at run time.
  /\/openapi\/\w[\w-]*\.gen\.json/.test(module) ||
  /node_modules\/@?msw/.test(module);

describe.each([
  { mode: 'production', isMocked: false },
  { mode: 'demo', isMocked: true },
] as const)('$mode build', ({ mode, isMocked }) => {
  const noIfProduction = isMocked ? '' : 'no ';
  let built: Build;
  beforeAll(async () => {
    built = await buildFor(mode);
  });

  test('contains the application', () => {
    expect(built.modules).toContain(join(root, 'src/main.tsx'));
  });

  test(`contains ${noIfProduction}mock modules`, () => {
    expect(built.modules.some(isMock)).toBe(isMocked);
  });

  test(`contains ${noIfProduction}service worker of the mock`, () => {
    expect(built.files.some((file) => file.endsWith('mockServiceWorker.js'))).toBe(isMocked);
  });

  test(`registers ${isMocked ? 'no' : 'a'} service worker for offline use`, () => {
    expect(built.modules.includes(join(root, 'src/app/data/service-worker.ts'))).toBe(!isMocked);
    // The demo has a worker that unregisters it instead.
    const script = readFileSync(join(built.folder, 'service-worker.js'), 'utf8');
    expect(script.includes('workbox')).toBe(!isMocked);
    expect(script.includes('registration.unregister()')).toBe(isMocked);
  });

  test(`contains ${noIfProduction}page of the payment provider`, () => {
    expect(built.files.some((file) => file.endsWith('mocks/payment/index.html'))).toBe(isMocked);
    expect(built.modules.includes(join(root, 'mocks/payment/page.ts'))).toBe(isMocked);
  });

  test(`contains ${noIfProduction}page of the contract`, () => {
    expect(built.files.some((file) => file.endsWith('contract.html'))).toBe(isMocked);
  });

  test(`contains ${noIfProduction}portraits of the demo accounts`, () => {
    expect(built.modules.includes(join(root, 'mocks/data/seed/portraits.ts'))).toBe(isMocked);
    expect(built.modules.some((module) => module.endsWith('/portraits/thandi.svg'))).toBe(isMocked);
  });

  test.each(['_headers', 'nginx.conf'])('contains the security headers in %s', (name) => {
    const headers = securityHeaders({ isDemo: isMocked, inline: inlineOf(built.folder) });
    const instructions = readFileSync(join(built.folder, name), 'utf8');
    for (const value of Object.values(headers)) expect(instructions).toContain(value);
  });

  test('allows all inline scripts and styles of its pages', () => {
    const { scripts, styles } = inlineOf(built.folder);
    const elements = built.files
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(
          /<(?:script(?![^>]*\bsrc=)|style)\b[^>]*>(.*?)<\/(?:script|style)>/gs,
        ),
      ]);
    const hashes = elements.map(([, content = '']) => createHash('sha256').update(content).digest('base64'));
    expect(new Set(hashes.map((hash) => `'sha256-${hash}'`))).toEqual(new Set([...scripts, ...styles]));
  });

  test('prerenders exactly the pages that `pageHeadings` lists for the journeys', () => {
    expect(Object.keys(pageHeadings).toSorted()).toEqual(prerenderedPages.toSorted());
  });

  test.each([...prerenderedPages, ...shellPages])('has prerendered HTML for %s', (path) => {
    const html = readFileSync(join(built.folder, `${path}.html`), 'utf8');
    expect(html).toMatch(/<title>.+ · Springbyte<\/title>/);
    // The HTML names the first chunks, so that they load in parallel.
    expect(html).toContain('/framework-');
  });

  test.each(mockStrings)(`contains ${noIfProduction}"%s"`, (mockString) => {
    expect(built.text.includes(mockString)).toBe(isMocked);
  });
});

const lightPages = ['home', 'about', 'contact', 'tutor', 'offline-payment', 'unauthorized'];

const loginParts = ['src/features/auth/login/login-screen.tsx', 'src/app/data/client-connection.ts'];
const subscribeParts = [
  'src/features/subscription/subscribe/subscribe-screen.tsx',
  'src/app/data/client-connection.ts',
];

describe('public pages', () => {
  let built: Build;
  beforeAll(async () => {
    built = await buildFor('production');
  });

  describe.each(lightPages)('%s', (page) => {
    const screen = `src/features/public/${page}/${page}-screen.tsx`;

    test('is in the build', () => {
      expect(built.modules).toContain(join(root, screen));
    });

    test.each(heavyPackages)('does not download %s', (name) => {
      expect(modulesOf(built, screen).filter(isOfPackage(name))).toEqual([]);
    });
  });

  test('load without the service worker code', () => {
    const modules = modulesOf(built, 'src/features/public/home/home-screen.tsx');
    expect(modules).not.toContain(join(root, 'src/app/data/service-worker.ts'));
  });

  test('start the service worker without the API client', () => {
    const modules = modulesOf(built, 'src/app/data/service-worker.ts');
    expect(modules).toContain(join(root, 'src/app/data/service-worker.ts'));
    expect(modules).not.toContain(join(root, 'src/app/data/client-connection.ts'));
  });

  /** The worker downloads the files of the first page when it is installed, and the others (`later`) on first use. */
  test('install a worker that downloads no screen at installation, and lists all assets', () => {
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

  test.each(heavyPackages.filter((name) => name !== 'jose'))(
    'are compared with the login page, which downloads %s',
    (name) => {
      expect(modulesOf(built, 'src/features/auth/login/login-screen.tsx').some(isOfPackage(name))).toBe(true);
    },
  );

  describe.each(Object.values(pages))('first visit of $at', (page) => {
    const budgets = [
      'requests',
      'scriptKilobytes',
      'fontKilobytes',
      'kilobytes',
      'usedScriptKilobytes',
    ] as const;
    test.each(budgets)('does not exceed the limit of %s', (budget) => {
      const visit = firstVisit(built, page);
      expect(visit[budget]).toBeLessThanOrEqual(page.limits[budget]);
    });
  });

  /** Most buyers have already downloaded the login page. */
  test('need at most 120 kB of compressed code for /subscribe in addition to that of the login page', () => {
    const login = downloadsOf(built, loginParts);
    const additional = downloadsOf(built, subscribeParts).filter((chunk) => !login.includes(chunk));
    const bytes = additional.map(
      ({ fileName }) => gzipSync(readFileSync(join(built.folder, fileName))).length,
    );
    const total = bytes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(1000);
    expect(total).toBeLessThanOrEqual(120 * 1000);
  });
});
