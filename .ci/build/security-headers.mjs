import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The security headers for `vite preview` and other hosts (docs/hosting.md). They allow only the inline code
 * of the build, and requests only to this origin and the API.
 */

/**
 * Hashes of the two stylesheets that React Aria injects. `tests/architecture/build/security-headers.test.ts`
 * compares them with the installed version.
 */
export const styleHashes = [
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
];

/**
 * The API's origin in a list, which is empty if the URL is only a path.
 * @param {string | undefined} apiBaseUrl `VITE_API_BASE_URL`, which may be a path
 * @returns {string[]}
 */
const originOf = (apiBaseUrl) =>
  apiBaseUrl && URL.canParse(apiBaseUrl.trim()) ? [new URL(apiBaseUrl.trim()).origin] : [];

/**
 * @typedef {object} Inline hashes of inline code, as sources of a policy
 * @property {readonly string[]} scripts
 * @property {readonly string[]} styles
 */

/**
 * Hashes the inline scripts and styles of the pages of a build.
 * @param {string} folder the build
 * @returns {Inline}
 */
export function inlineOf(folder) {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const texts = pages.map((name) => readFileSync(join(folder, name), 'utf8'));
  const hashesOf = (/** @type {RegExp} */ element) => {
    const contents = texts.flatMap((text) => [...text.matchAll(element)].map(([, content = '']) => content));
    return [...new Set(contents)].map(
      (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    );
  };
  return {
    scripts: hashesOf(/<script(?: type="module")?>(.*?)<\/script>/gs),
    styles: hashesOf(/<style>(.*?)<\/style>/gs),
  };
}

/**
 * @typedef {object} Served a build and its API
 * @property {string | undefined} [apiBaseUrl]
 * @property {boolean} [isDemo] whether it contains the mock backend, which compiles schemas with `eval`
 * @property {Inline} [inline] see `inlineOf`
 */

/**
 * @param {Served} served
 * @returns {string}
 */
function contentSecurityPolicy({ apiBaseUrl, isDemo, inline }) {
  const api = originOf(apiBaseUrl);
  /** @type {Record<string, readonly string[]>} */
  const directives = {
    'default-src': ["'none'"],
    // The interpreters of learners' programs are WebAssembly; a program itself has no access to the page.
    'script-src': [
      "'self'",
      "'wasm-unsafe-eval'",
      ...(isDemo ? ["'unsafe-eval'"] : []),
      ...(inline?.scripts ?? []),
    ],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`), ...(inline?.styles ?? [])],
    'font-src': ["'self'"],
    // Unsaved media of authors have `blob:` URLs, small drawings `data:` URLs.
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'media-src': ["'self'", 'data:', 'blob:', ...api],
    'connect-src': ["'self'", ...api],
    // The service worker for offline use, or the mock's worker in the demo; the worker of learners' programs.
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // The developer panel of the demo is a page in a frame.
    ...(isDemo ? { 'frame-src': ["'self'"] } : {}),
    'frame-ancestors': [isDemo ? "'self'" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * Returns the headers of every file.
 * @param {Served} [served] default: a production build with its API on the same origin
 * @returns {Record<string, string>}
 */
export const securityHeaders = (served = {}) => ({
  'Content-Security-Policy': contentSecurityPolicy(served),
  // Queries of links in emails contain a token: send only the origin to other sites.
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
});

/**
 * The headers of a build, whose kind is derived from its files.
 * @param {string} folder
 * @param {string} [apiBaseUrl]
 */
export const headersOfBuild = (folder, apiBaseUrl) =>
  securityHeaders({
    apiBaseUrl,
    isDemo: existsSync(join(folder, 'mockServiceWorker.js')),
    inline: inlineOf(folder),
  });

/**
 * Adds the headers in `vite preview`, except to a static Storybook (`vite preview --outDir storybook-static`),
 * which has other inline scripts.
 * @param {string | undefined} apiBaseUrl
 * @returns {import('vite').Plugin}
 */
export const previewSecurityHeaders = (apiBaseUrl) => ({
  name: 'springbyte-security-headers',
  configurePreviewServer({ config, middlewares }) {
    const folder = resolve(config.root, config.build.outDir);
    if (existsSync(join(folder, 'iframe.html'))) return;
    const headers = new Map(Object.entries(headersOfBuild(folder, apiBaseUrl)));
    middlewares.use((_request, response, next) => {
      response.setHeaders(headers);
      next();
    });
  },
});
