import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** Prerenders the public pages after the build. Builds `src/prerender.tsx` for Node and runs it. */

/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */
/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */
/**
 * @typedef {object} Page
 * @property {string} file without extension
 * @property {string} [route] the id of its route
 * @property {boolean} isComplete whether the page works without the application
 * @property {string} title
 * @property {string} html the content of the root element
 */

const entry = '/src/main.tsx';
const client = '/src/app/data/client-connection.ts';

/**
 * Finds the chunks that contain the modules, and the chunks that these import, dependencies first.
 * @param {Bundle} bundle
 * @param {readonly string[]} modules substrings of module ids
 */
function chunksWith(bundle, modules) {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  /** @type {Set<Chunk>} */
  const found = new Set();
  const add = (/** @type {Chunk | undefined} */ chunk) => {
    if (!chunk || found.has(chunk)) return;
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
    found.add(chunk);
  };
  for (const module of modules) {
    const containing = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes(module)));
    if (containing.length === 0) throw new Error(`No chunk contains ${module}.`);
    containing.forEach(add);
  }
  return [...found];
}

/**
 * @param {Page} page
 * @param {Bundle} bundle
 * @param {{ dir: string, base: string }} build
 */
function headOf({ route, isComplete, title }, bundle, { dir, base }) {
  const isConnected = !route || route.startsWith('/_app');
  // A page without a route is the fallback for all other pages.
  const parts = route ? [`/src/routes${route.replace(/\/$/, '/index')}.tsx?tsr-split=`] : [];
  const chunks = chunksWith(bundle, [entry, ...(isConnected ? [client] : []), ...parts]);
  const stylesheets = [
    ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
  ];
  const link = (/** @type {string} */ rel, /** @type {string} */ file) =>
    `<link rel="${rel}" crossorigin href="${base}${file}">`;
  const application = [
    ...stylesheets.map((name) => link('stylesheet', name)),
    ...chunks.map(({ fileName, isEntry }) =>
      isEntry
        ? `<script type="module" crossorigin src="${base}${fileName}"></script>`
        : link('modulepreload', fileName),
    ),
  ];
  const earlyScript = readFileSync(join(import.meta.dirname, 'early-script.js'), 'utf8');
  return [
    `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`,
    // Without scripts, only prerendered pages work: redirect to one.
    ...(route ? [] : [`<noscript><meta http-equiv="refresh" content="0;url=${base}home" /></noscript>`]),
    `<script>${earlyScript.replace("'%base%'", () => JSON.stringify(base))}</script>`,
    ...(isComplete
      ? [
          // The early script activates the template. The linked stylesheets repeat the inlined ones.
          `<template>${application.join('')}</template>`,
          `<style>${stylesheets.map((name) => readFileSync(join(dir, name), 'utf8')).join('')}</style>`,
        ]
      : application),
  ].join('\n    ');
}

/**
 * Converts `style` attributes, which the security headers forbid, to rules
 * (docs/adr/0003-hydrate-prerendered-pages.md).
 * @param {string} html
 */
function withoutStyleAttributes(html) {
  /** @type {string[]} */
  const rules = [];
  const moved = html.replaceAll(/ style="([^"]*)"/g, (_attribute, /** @type {string} */ rule) => {
    const number = rules.push(`[data-style="${rules.length}"]{${rule}}`) - 1;
    return ` data-style="${number}"`;
  });
  return moved.replace('</style>', () => `${rules.join('')}</style>`);
}

const entryTags =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

/** @returns {import('vite').Plugin} */
export function prerender() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'springbyte-prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir }, bundle) {
      if (!dir || !bundle['index.html']) return;
      const template = readFileSync(join(dir, 'index.html'), 'utf8').replaceAll(entryTags, '');
      for (const page of await renderPages(config)) {
        const head = headOf(page, bundle, { dir, base: config.base });
        const html = template
          .replace('<html ', `<html data-page="${page.isComplete ? 'prerendered' : 'shell'}" `)
          .replace(/<title>.*<\/title>/, () => head)
          .replace('<div id="root">', () => `<div id="root">${page.html}`);
        const file = join(dir, `${page.file}.html`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, withoutStyleAttributes(html));
      }
    },
  };
}

/**
 * @param {import('vite').ResolvedConfig} config
 * @returns {Promise<Page[]>}
 */
async function renderPages({ root, mode, base }) {
  const outDir = resolve(root, `node_modules/.cache/springbyte-prerender/${process.pid}-${Date.now()}`);
  try {
    await build({
      root,
      mode,
      base,
      logLevel: 'error',
      // Resolve browser builds: the router's server build renders different elements, which would not hydrate.
      ssr: { noExternal: [/^@tanstack\//], resolve: { conditions: ['browser', 'module', 'import'] } },
      define: { window: 'undefined', self: 'globalThis' },
      build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    });
    /** @type {{ renderPages: () => Promise<Page[]> }} */
    const built = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    return await built.renderPages();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
