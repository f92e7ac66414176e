import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs first in every page and keeps its errors: WebDriver tells nobody what a console says. A file that does not come is
 * none of them, because on a busy machine WebKit's service worker, which only the demo has, loses one now and then.
 */
const listener = `
  globalThis.complaints = [];
  const complain = (...words) => complaints.push(words.join(' '));
  const { error } = console;
  console.error = (...words) => (complain('console.error:', ...words), error(...words));
  addEventListener('error', ({ message, filename }) => complain('Uncaught:', message, filename));
  addEventListener('unhandledrejection', ({ reason }) => complain('Unhandled rejection:', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    complain('Refused by the Content-Security-Policy:', effectiveDirective, blockedURI, sample));
`;

/** Adds the listener to the pages of a build, as a file: its policy allows no inline script. */
export function listenForComplaints(folder: string): void {
  writeFileSync(join(folder, 'complaints.js'), listener);
  const file = join(folder, 'index.html');
  const page = readFileSync(file, 'utf8');
  writeFileSync(file, page.replace('<head>', '<head><script src="/complaints.js"></script>'));
}
