import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersOfBuild } from './security-headers.mjs';

/**
 * Writes how a build is to be served beside its files (docs/hosting.md): which headers, which file for which path. The
 * policy names the content of the pages, so that every build has one of its own.
 */

const cached = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';

/** Files for the host, not for visitors. */
const files = { headers: '_headers', redirects: '_redirects', nginx: 'nginx.conf' };

/**
 * The format of Netlify, which has everything revalidated unless told otherwise.
 *
 * @param {string} base
 * @param {Record<string, string>} headers
 */
const headersFile = (base, headers) =>
  [
    `${base}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${base}assets/*`,
    `  Cache-Control: ${cached}`,
    '',
  ].join('\n');

/**
 * Netlify finds `home.html` for `/home` by itself.
 *
 * @param {string} base
 */
const redirectsFile = (base) =>
  [`${base}assets/* ${base}index.html 404`, `${base}* ${base}index.html 200`, ''].join('\n');

/**
 * For a `server` block of nginx that has a `root`.
 *
 * @param {string} base
 * @param {Record<string, string>} headers
 */
function nginxFile(base, headers) {
  const lines = (/** @type {string} */ cacheControl) => [
    ...Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`),
    // Not always: nobody may keep a 404 for a year.
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
    ...lines(cached),
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
      // A Storybook is served without.
      folder = bundle['index.html'] ? dir : undefined;
    },
    // By then all pages are written.
    closeBundle() {
      if (folder === undefined) return;
      const headers = {
        ...headersOfBuild(folder, apiBaseUrl),
        // Browsers heed it only over HTTPS.
        'Strict-Transport-Security': 'max-age=31536000',
      };
      writeFileSync(join(folder, files.headers), headersFile(base, headers));
      writeFileSync(join(folder, files.redirects), redirectsFile(base));
      writeFileSync(join(folder, files.nginx), nginxFile(base, headers));
    },
  };
}
