import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs first in every page and collects its errors, because WebDriver has no access to the console. Ignores files
 * that do not load: on a busy machine, WebKit sometimes loses a request to the demo's service worker.
 */
const listener = `
  globalThis.pageErrors = [];
  const report = (...parts) => pageErrors.push(parts.join(' '));
  const { error } = console;
  console.error = (...parts) => (report('console.error:', ...parts), error(...parts));
  addEventListener('error', ({ message, filename }) => report('Uncaught:', message, filename));
  addEventListener('unhandledrejection', ({ reason }) => report('Unhandled rejection:', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    report('Refused by the Content-Security-Policy:', effectiveDirective, blockedURI, sample));
`;

/** Adds the listener to the pages of a build, as a file: the Content Security Policy forbids inline scripts. */
export function collectPageErrors(folder: string): void {
  writeFileSync(join(folder, 'page-errors.js'), listener);
  const file = join(folder, 'index.html');
  const page = readFileSync(file, 'utf8');
  writeFileSync(file, page.replace('<head>', '<head><script src="/page-errors.js"></script>'));
}
