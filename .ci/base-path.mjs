import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The folder of the host for which the application is built: `vite build --base /school/`. Links in e-mails, the way
 * back from a payment and the scope of the mock's service worker need to know it, so the page cannot work it out for itself.
 */

/**
 * @param {string | undefined} base as it was given; `/` when it was not
 * @returns {string | undefined} What is wrong with it.
 */
export function faultOf(base = '/') {
  const isPath = /^\/(?:[^/]+\/)*$/.test(base) && new URL(base, 'http://host').pathname === base;
  if (isPath) return undefined;
  return (
    `The application cannot be built for the base "${base}". ` +
    'It takes a path that begins and ends with a slash, such as / or /school/, in the form that URLs have it.'
  );
}

/**
 * The base that a build was made for: where its page looks for its first script.
 *
 * @param {string} html
 */
export const baseOf = (html) => /<script\b[^>]*\bsrc="(\/[^"]*?)assets\//.exec(html)?.[1];

/**
 * Refuses a base that does not work, and lets `vite preview` serve a build where it was built to stand.
 *
 * @returns {import('vite').Plugin}
 */
export const basePath = () => ({
  name: 'springbyte-base-path',
  config({ base, root = process.cwd(), build }, { isPreview }) {
    const fault = faultOf(base);
    if (fault) {
      const error = new Error(fault);
      // Vite prints the stack, which says nothing to whoever has mistyped a path.
      error.stack = fault;
      throw error;
    }
    if (!isPreview || base !== undefined) return {};
    const page = resolve(root, build?.outDir ?? 'dist', 'index.html');
    const built = existsSync(page) ? baseOf(readFileSync(page, 'utf8')) : undefined;
    return built === undefined ? {} : { base: built };
  },
});
