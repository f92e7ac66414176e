import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBasePath, basePathError } from '../../../.ci/build/base-path.mjs';

/**
 * The application may be hosted in a subfolder. URLs must be created by `src/lib/url/app-url.ts` (in the mock
 * `applicationUrl`), which adds the folder.
 */

const root = join(import.meta.dirname, '../../..');

const path = /["'`]\/(?!\/)/.source;

const bypasses: readonly { rule: string; pattern: RegExp }[] = [
  {
    rule: 'an attribute takes hostPath(…)',
    pattern: new RegExp(String.raw`\b(?:href|src|action|poster)=\{?\s*${path}`),
  },
  {
    rule: 'a redirect takes hostPath(…)',
    pattern: new RegExp(
      String.raw`\b(?:location\.(?:assign|replace)\(|location(?:\.href)? = |window\.open\()\s*${path}`,
    ),
  },
  { rule: 'a request takes hostPath(…)', pattern: new RegExp(String.raw`\bfetch\(\s*${path}`) },
  {
    rule: 'the history takes hostPath(…)',
    pattern: new RegExp(String.raw`\bhistory\.(?:push|replace)State\([^;]*,\s*${path}`),
  },
  { rule: 'appUrl(…) creates a URL', pattern: new RegExp(String.raw`\bnew URL\(\s*${path}`) },
  { rule: 'a style takes a relative URL', pattern: /\burl\(\s*["']?\/(?!\/)/ },
  // The router strips the folder from an `href`, even if an application path begins with the same segment.
  {
    rule: 'the router takes { href: hostPath(…) }',
    pattern: /\b(?:navigate|redirect)\(\{\s*href(?!: hostPath\()\b/,
  },
  { rule: 'only app-url.ts and application-url.ts read the folder', pattern: /import\.meta\.env\.BASE_URL/ },
  { rule: 'an origin does not include the folder', pattern: /\blocation\??\.origin\b/ },
];

const exceptions: Record<string, readonly string[]> = {
  // The menu's links have the folder already: the router creates them.
  'src/features/shell/command-menu/command-menu.tsx': ['the router takes { href: hostPath(…) }'],
  'src/lib/url/app-url.ts': [
    'only app-url.ts and application-url.ts read the folder',
    'an origin does not include the folder',
  ],
  'mocks/application-url.ts': ['only app-url.ts and application-url.ts read the folder'],
  // `apiBaseUrl` is relative to the host already, or absolute.
  'src/api/client.ts': ['an origin does not include the folder'],
  'src/main.tsx': ['an origin does not include the folder'],
  // The server sends paths relative to its host (D-107).
  'src/lib/url/payment-page.ts': ['an origin does not include the folder'],
  'mocks/page/start-worker.ts': ['an origin does not include the folder'],
  // Storybook is at the root of its host.
  'mocks/page/story-mocks.ts': ['an origin does not include the folder'],
  // `mock:serve` serves the panel at the root of its port.
  'mocks/panel/page.tsx': ['an origin does not include the folder'],
};

const findBypasses = (source: string): string[] =>
  bypasses.filter(({ pattern }) => pattern.test(source)).map(({ rule }) => rule);

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.gen)\.(?:tsx?|css|html)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));
}

const bypassesByFile = new Map<string, string[]>();
for (const file of [...(await filesIn('src')), ...(await filesIn('mocks'))]) {
  const rules = findBypasses(readFileSync(join(root, file), 'utf8'));
  if (rules.length > 0) bypassesByFile.set(file, rules);
}

test('only the listed exceptions bypass the URL functions', () => {
  expect(Object.fromEntries(bypassesByFile)).toEqual(exceptions);
});

describe('findBypasses', () => {
  test.each([
    `<a href="/home">`,
    `<a href={'/home'} className={x}>`,
    `const link = <img src={\`/photos/\${name}\`} />`,
    `<form action="/pay">`,
    `location.assign('/home')`,
    `location.href = '/home';`,
    `window.open('/home', '_blank')`,
    `await fetch(\`/api/\${id}\`)`,
    `history.replaceState(null, '', '/home')`,
    `new URL('/subscribe/success', origin)`,
    `background: url(/art/x.svg)`,
    `void router.navigate({ href: path })`,
    `router.navigate({ href, replace: true })`,
    `throw redirect({ href: '/home' })`,
    'import.meta.env.BASE_URL',
    `\`\${location.origin}#/subscribe\``,
  ])('finds %s', (source) => {
    expect(findBypasses(source)).toHaveLength(1);
  });

  test.each([
    `<a href={hostPath('/home')}>`,
    `<Link to="/home">`,
    `<a href="https://www.youtube.com/">`,
    `<a href={\`#\${id}\`}>`,
    `router.navigate({ href: hostPath(path), replace: true })`,
    `navigate({ to: '/home' })`,
    `fetch(url)`,
    `url('@fontsource/x.woff2')`,
    `url("data:image/svg+xml,%3Csvg")`,
    `const next = { path: '/home' }`,
    `client.GET('/terms')`,
  ])('accepts %s', (source) => {
    expect(findBypasses(source)).toEqual([]);
  });
});

describe('basePathError and readBasePath', () => {
  test.each([undefined, '/', '/school/', '/of/two/', '/escola-s%C3%A3o/'])('accept the base %s', (base) => {
    expect(basePathError(base)).toBeUndefined();
  });

  test.each([
    './',
    '',
    'school/',
    '/school',
    '//host.test/',
    '/a//b/',
    '/a/../b/',
    '/a b/',
    '/school/?x=/',
    'https://cdn.test/school/',
    String.raw`/\host.test/`,
  ])('reject the base "%s"', (base) => {
    expect(basePathError(base)).toContain(`"${base}"`);
    expect(basePathError(base)).toContain('begins and ends with a slash');
  });

  test.each([
    ['/', '<script type="module" crossorigin src="/assets/index-x.js"></script>'],
    ['/school/', '<script type="module" crossorigin src="/school/assets/index-x.js"></script>'],
    ['/of/two/', '<link href="/a.svg"><script src="/of/two/assets/index-x.js"></script>'],
    [undefined, '<script type="module" src="./sb-manager/runtime.js"></script>'],
    [undefined, ''],
  ])('read the base %s from the page', (base, html) => {
    expect(readBasePath(html)).toBe(base);
  });
});
