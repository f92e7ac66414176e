import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The headers that the application is served with: by `vite preview` here, and by the host (docs/hosting.md).
 * Nothing inline is allowed but what the build has written, and nothing is fetched from elsewhere than this origin and the API's.
 */

/**
 * React Aria writes two style sheets into the page, for touch and for scrolling behind a dialog; each is allowed by
 * its content. `tests/architecture/build/security-headers.test.ts` computes them anew from the installed version.
 */
export const styleHashes = [
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
];

/**
 * The API's origin, if it is not the application's own.
 *
 * @param {string | undefined} apiBaseUrl `VITE_API_BASE_URL`, which may be a path
 * @returns {string[]}
 */
const originOf = (apiBaseUrl) =>
  apiBaseUrl && URL.canParse(apiBaseUrl.trim()) ? [new URL(apiBaseUrl.trim()).origin] : [];

/**
 * @typedef {object} Inline What stands in the pages of a build, as sources of a policy.
 * @property {readonly string[]} scripts
 * @property {readonly string[]} styles
 */

/**
 * What the pages of a build have inline: each is allowed by its content.
 *
 * @param {string} folder where the build is
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
    scripts: hashesOf(/<script>(.*?)<\/script>/gs),
    styles: hashesOf(/<style>(.*?)<\/style>/gs),
  };
}

/**
 * @typedef {object} Served
 * @property {string | undefined} [apiBaseUrl] Where the API stands; it counts when it has an origin of its own.
 * @property {boolean} [isDemo] The mock backend is in the page. It turns the contract's schemas into functions, which
 *   takes an `eval`; a production build takes none.
 * @property {Inline} [inline] What the pages have inline (`inlineOf`).
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
    'script-src': ["'self'", ...(isDemo ? ["'unsafe-eval'"] : []), ...(inline?.scripts ?? [])],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`), ...(inline?.styles ?? [])],
    'font-src': ["'self'"],
    // Pictures and recordings that an author has chosen and not sent yet are `blob:`; small drawings are `data:`.
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'media-src': ["'self'", 'data:', 'blob:', ...api],
    'connect-src': ["'self'", ...api],
    // What was loaded is kept by a service worker, and the mock of the demo is one.
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Features of a device that the application never uses, and that no foreign script may use either. */
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
 * @param {Served} [served] a production build beside its API unless given
 * @returns {Record<string, string>} The headers by name, the same for every file.
 */
export const securityHeaders = (served = {}) => ({
  'Content-Security-Policy': contentSecurityPolicy(served),
  // Links in e-mails carry a token in their query: no other site is told more than the origin.
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
});

/**
 * The headers of a build; its files tell which one it is.
 *
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
 * Serves a build with its headers in `vite preview`. A static Storybook
 * (`vite preview --outDir storybook-static`) is not the application: it has scripts of its own and goes without.
 *
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
