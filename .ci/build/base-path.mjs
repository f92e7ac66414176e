import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The base path of a build (`vite build --base /school/`). It must be known at build time: links in emails, the
 * return from a payment and the scope of the mock's service worker contain it.
 */

/**
 * Checks a base path.
 * @param {string | undefined} base
 * @returns {string | undefined} an error message if it is invalid
 */
export function basePathError(base = '/') {
  const isPath = /^\/(?:[^/]+\/)*$/.test(base) && new URL(base, 'http://host').pathname === base;
  if (isPath) return undefined;
  return (
    `The application cannot be built for the base "${base}". ` +
    'Use a URL path that begins and ends with a slash, such as / or /school/.'
  );
}

/**
 * Reads the base path of a build from the URL of its first script.
 * @param {string} html
 */
export const readBasePath = (html) => /<script\b[^>]*\bsrc="(\/[^"]*?)assets\//.exec(html)?.[1];

/**
 * Rejects an invalid base, and lets `vite preview` serve a build at the base that it was built for.
 * @returns {import('vite').Plugin}
 */
export const basePath = () => ({
  name: 'springbyte-base-path',
  config({ base, root = process.cwd(), build }, { isPreview }) {
    const message = basePathError(base);
    if (message) {
      const error = new Error(message);
      error.stack = message;
      throw error;
    }
    if (!isPreview || base !== undefined) return {};
    const page = resolve(root, build?.outDir ?? 'dist', 'index.html');
    const built = existsSync(page) ? readBasePath(readFileSync(page, 'utf8')) : undefined;
    return built === undefined ? {} : { base: built };
  },
});
