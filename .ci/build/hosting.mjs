import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersOfBuild } from './security-headers.mjs';

/**
 * Writes host configurations into a build (docs/hosting.md): headers and fallback pages. Each build has its own
 * security policy, because the policy contains hashes of the pages.
 */

const cachedForAYear = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';

/** Configuration files, which a host must not serve to visitors. */
const files = { headers: '_headers', redirects: '_redirects', nginx: 'nginx.conf' };

/**
 * Netlify's `_headers`. Files are revalidated by default.
 * @param {string} base
 * @param {Record<string, string>} headers
 */
const headersFile = (base, headers) =>
  [
    `${base}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${base}assets/*`,
    `  Cache-Control: ${cachedForAYear}`,
    '',
  ].join('\n');

/**
 * Netlify's `_redirects`. Netlify serves `home.html` for `/home` without a rule.
 * @param {string} base
 */
const redirectsFile = (base) =>
  [`${base}assets/* ${base}index.html 404`, `${base}* ${base}index.html 200`, ''].join('\n');

/**
 * Directives for a `server` block of nginx with a `root`.
 * @param {string} base
 * @param {Record<string, string>} headers
 */
function nginxFile(base, headers) {
  const lines = (/** @type {string} */ cacheControl) => [
    ...Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`),
    // Without `always`: a 404 must not be cached for a year.
    `  add_header Cache-Control "${cacheControl}";`,
  ];
  const folder = base.slice(0, -1);
  return [
    'charset utf-8;',
    'charset_types text/css text/javascript application/javascript image/svg+xml;',
    ...(folder === ''
      ? []
      : [`location = ${folder} { absolute_redirect off; return 301 ${base}$is_args$args; }`]),
    ...Object.values(files).map((name) => `location = ${base}${name} { return 404; }`),
    `location ${base}assets/ {`,
    ...lines(cachedForAYear),
    '  try_files $uri =404;',
    '}',
    `location ${base} {`,
    ...lines(revalidated),
    `  try_files $uri $uri.html ${base}index.html;`,
    '}',
    '',
  ].join('\n');
}

/**
 * @param {string | undefined} apiBaseUrl
 * @returns {import('vite').Plugin}
 */
export function hosting(apiBaseUrl) {
  let base = '/';
  /** @type {string | undefined} */
  let folder;
  return {
    name: 'springbyte-hosting',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    writeBundle({ dir }, bundle) {
      folder = bundle['index.html'] ? dir : undefined;
    },
    // Runs after `prerender` has written all pages.
    closeBundle() {
      if (folder === undefined) return;
      const headers = {
        ...headersOfBuild(folder, apiBaseUrl),
        // Browsers ignore this header over HTTP.
        'Strict-Transport-Security': 'max-age=31536000',
      };
      writeFileSync(join(folder, files.headers), headersFile(base, headers));
      writeFileSync(join(folder, files.redirects), redirectsFile(base));
      writeFileSync(join(folder, files.nginx), nginxFile(base, headers));
    },
  };
}
