import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { baseOf, faultOf } from '../../../.ci/base-path.mjs';

/**
 * The application may stand in a folder of its host. Whatever a browser is given goes through `src/lib/url/app-url.ts`
 * (in the mock `applicationUrl`), which knows the folder: a path that is spelt from the root would lead out of it.
 */

const root = join(import.meta.dirname, '../../..');

/** A string that begins with one slash, in any quotes. */
const path = /["'`]\/(?!\/)/.source;

const ways: readonly { way: string; found: RegExp }[] = [
  {
    way: 'an attribute takes hostPath(…)',
    found: new RegExp(String.raw`\b(?:href|src|action|poster)=\{?\s*${path}`),
  },
  {
    way: 'the browser is sent to hostPath(…)',
    found: new RegExp(
      String.raw`\b(?:location\.(?:assign|replace)\(|location(?:\.href)? = |window\.open\()\s*${path}`,
    ),
  },
  { way: 'a request takes hostPath(…)', found: new RegExp(String.raw`\bfetch\(\s*${path}`) },
  {
    way: 'the history takes hostPath(…)',
    found: new RegExp(String.raw`\bhistory\.(?:push|replace)State\([^;]*,\s*${path}`),
  },
  { way: 'a URL is made by appUrl(…)', found: new RegExp(String.raw`\bnew URL\(\s*${path}`) },
  { way: 'a style takes a relative URL', found: /\burl\(\s*["']?\/(?!\/)/ },
  // The router takes the folder away from an `href`, and would do so from a path that begins like it.
  {
    way: 'the router takes { href: hostPath(…) }',
    found: /\b(?:navigate|redirect)\(\{\s*href(?!: hostPath\()\b/,
  },
  { way: 'the folder is known to app-url.ts and application-url.ts', found: /import\.meta\.env\.BASE_URL/ },
  { way: 'an origin is not where the application stands', found: /\blocation\??\.origin\b/ },
];

/** What a file may do, with the reason. */
const exceptions: Record<string, readonly string[]> = {
  'src/lib/url/app-url.ts': [
    'the folder is known to app-url.ts and application-url.ts',
    'an origin is not where the application stands',
  ],
  'mocks/application-url.ts': ['the folder is known to app-url.ts and application-url.ts'],
  // `apiBaseUrl` is a path of the host already, or has an origin.
  'src/api/client.ts': ['an origin is not where the application stands'],
  'src/app/start-application.tsx': ['an origin is not where the application stands'],
  // The server sends paths of its host; the origin says whose page it is (D-107).
  'src/lib/url/payment-page.ts': ['an origin is not where the application stands'],
  // A story stands nowhere.
  'mocks/browser.ts': ['an origin is not where the application stands'],
};

const waysAround = (source: string): string[] =>
  ways.filter(({ found }) => found.test(source)).map(({ way }) => way);

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.gen)\.(?:tsx?|css|html)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));
}

const found = new Map<string, string[]>();
for (const file of [...(await filesIn('src')), ...(await filesIn('mocks'))]) {
  const around = waysAround(readFileSync(join(root, file), 'utf8'));
  if (around.length > 0) found.set(file, around);
}

test('no file goes around the functions that know the folder', () => {
  expect(Object.fromEntries(found)).toEqual(exceptions);
});

describe('what goes around them is found', () => {
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
  ])('%s', (source) => {
    expect(waysAround(source)).toHaveLength(1);
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
  ])('and nothing else: %s', (source) => {
    expect(waysAround(source)).toEqual([]);
  });
});

describe('the base of a build', () => {
  test.each([undefined, '/', '/school/', '/of/two/', '/escola-s%C3%A3o/'])('may be %s', (base) => {
    expect(faultOf(base)).toBeUndefined();
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
  ])('may not be "%s"', (base) => {
    expect(faultOf(base)).toContain(`"${base}"`);
    expect(faultOf(base)).toContain('begins and ends with a slash');
  });

  test.each([
    ['/', '<script type="module" crossorigin src="/assets/index-x.js"></script>'],
    ['/school/', '<script type="module" crossorigin src="/school/assets/index-x.js"></script>'],
    ['/of/two/', '<link href="/a.svg"><script src="/of/two/assets/index-x.js"></script>'],
    [undefined, '<script type="module" src="./sb-manager/runtime.js"></script>'],
    [undefined, ''],
  ])('is read back as %s from the page', (base, html) => {
    expect(baseOf(html)).toBe(base);
  });
});
