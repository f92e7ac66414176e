import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = readFileSync(join(import.meta.dirname, 'early-script.js'), 'utf8');
const earlyScript = (/** @type {string} */ base) => source.replace("'%base%'", () => JSON.stringify(base));

/**
 * @typedef {object} PageParts
 * @property {string} title
 * @property {'whole' | 'frame'} kind A page that is not whole loads the application at once.
 * @property {string} path Of the application.
 * @property {string} html What is in the root element.
 * @property {string} base
 * @property {readonly { url: string, text: string }[]} [sheets] They stand inline in the page, which makes no request for them.
 * @property {readonly string[]} [preload] URLs of modules besides those of every page.
 * @property {object} [table] What each screen loads (.ci/prerender.mjs).
 */

const tags = {
  script: /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g,
  preload: /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g,
  sheets: /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g,
};

/**
 * A page that names no files but those that it loads itself.
 *
 * @param {string} html
 */
export const withoutTable = (html) =>
  html.replace(/<script type="application\/json" id="screens">.*?<\/script>/s, '');

const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The page of a build with its parts filled in.
 *
 * @param {string} template what the bundler has made of index.html
 * @param {PageParts} parts
 */
export function withParts(template, { title, kind, path, html, base, sheets, preload = [], table }) {
  const urlsOf = (/** @type {RegExp} */ tag) => [...template.matchAll(tag)].map(([, url = '']) => url);
  const script = urlsOf(tags.script)[0] ?? '';
  const isWhole = kind === 'whole';
  const moved = withoutStyleAttributes(html);
  const modules = [...new Set([...urlsOf(tags.preload), ...preload])].filter((url) => url !== script);
  const head = [
    ...(table
      ? [
          // It shows nothing without the application: the pages for visitors do.
          `<noscript><meta http-equiv="refresh" content="0;url=${base}home" /></noscript>`,
          `<script type="application/json" id="screens">${JSON.stringify(table)}</script>`,
        ]
      : []),
    `<script>${earlyScript(base)}</script>`,
    ...(sheets
      ? [inlineStyle(sheets, moved.css)]
      : urlsOf(tags.sheets).map((url) => `<link rel="stylesheet" crossorigin href="${url}">`)),
    ...(isWhole
      ? []
      : [
          ...modules.map((url) => `<link rel="modulepreload" crossorigin href="${url}">`),
          `<script type="module" crossorigin src="${script}"></script>`,
        ]),
  ];
  const bare = Object.values(tags).reduce((page, tag) => page.replaceAll(tag, ''), template);
  const attributes = `data-page="${kind}"${isWhole ? ` data-scripts="${[script, ...modules].join(' ')}"` : ''}`;
  return bare
    .replace('<html ', `<html ${attributes} `)
    .replace(/<title>.*<\/title>/, () => [`<title>${escaped(title)}</title>`, ...head].join('\n    '))
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"${isWhole ? ` data-path="${base.slice(0, -1)}${path}"` : ''}>${moved.html}</div>`,
    );
}

/**
 * @param {readonly { url: string, text: string }[]} sheets
 * @param {string} more
 */
const inlineStyle = (sheets, more) =>
  `<style data-sheets="${sheets.map(({ url }) => url).join(' ')}">${sheets.map(({ text }) => text).join('')}${more}</style>`;

/**
 * The security headers allow no `style` attribute in HTML (README, Hosting): each becomes a rule. React leaves
 * attributes that are already on the page alone.
 *
 * @param {string} html
 */
function withoutStyleAttributes(html) {
  /** @type {string[]} */
  const rules = [];
  const moved = html.replaceAll(/ style="([^"]*)"/g, (_attribute, /** @type {string} */ declarations) => {
    const known = rules.indexOf(declarations);
    const number = known === -1 ? rules.push(declarations) - 1 : known;
    return ` data-style="${number}"`;
  });
  return {
    html: moved,
    css: rules.map((declarations, number) => `[data-style="${number}"]{${declarations}}`).join(''),
  };
}
