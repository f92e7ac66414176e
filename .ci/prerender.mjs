import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { withParts } from './prerendered-page.mjs';

/**
 * Writes the public pages as HTML when the application has been built: their words are there before any script is, and
 * without one. `src/prerender.tsx` draws them; it is built for Node into a folder that is removed again.
 */

/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */
/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */
/** @typedef {Pick<import('./prerendered-page.mjs').PageParts, 'path' | 'kind' | 'title' | 'html'>} Frame */
/** @typedef {{ path: string, route: string }} Screen `route`: the id that the router gives it */
/** @typedef {{ pages: readonly (Frame & Screen)[], frame: Frame, screens: readonly Screen[] }} Drawn */

/** The entry module of every page. */
const start = '/src/main.tsx';
/** What every page that makes calls loads before its own route. */
const client = '/src/app/data/client-connection.ts';

/**
 * The modules that the router makes of a route's file: its screen, and its loader if it has one.
 *
 * @param {string} id
 */
const partsOf = (id) => `/src/routes${id.replace(/\/$/, '/index')}.tsx?tsr-split=`;

/**
 * @param {Bundle} bundle
 * @returns {Chunk[]}
 */
const chunksIn = (bundle) => Object.values(bundle).filter((part) => part.type === 'chunk');

/**
 * The chunks with these modules and all that they import, each after what it imports.
 *
 * @param {Bundle} bundle
 * @param {readonly string[]} modules parts of their ids
 * @returns {Chunk[]}
 */
function chunksWith(bundle, modules) {
  const chunks = chunksIn(bundle);
  /** @type {Set<Chunk>} */
  const found = new Set();
  const seen = new Set();
  const add = (/** @type {Chunk | undefined} */ chunk) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
    found.add(chunk);
  };
  for (const module of modules) {
    const holders = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes(module)));
    if (holders.length === 0) throw new Error(`No chunk holds ${module}.`);
    for (const chunk of holders) add(chunk);
  }
  return [...found];
}

/** @param {readonly Chunk[]} chunks */
const stylesOf = (chunks) => [
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

/**
 * What each screen loads besides the application, for the page that all of them begin with (.ci/early-script.js).
 *
 * @param {Bundle} bundle
 * @param {readonly Screen[]} screens
 * @param {(file: string) => string} url
 */
function tableOf(bundle, screens, url) {
  const known = chunksWith(bundle, [start]);
  const shared = chunksWith(bundle, [start, client]).filter((chunk) => !known.includes(chunk));
  /** @type {string[]} */
  const urls = [];
  const numberOf = (/** @type {Chunk} */ { fileName }) => {
    const number = urls.indexOf(url(fileName));
    return number === -1 ? urls.push(url(fileName)) - 1 : number;
  };
  const numbers = (/** @type {readonly Chunk[]} */ chunks) => chunks.map(numberOf);
  const own = (/** @type {string} */ route) =>
    chunksWith(bundle, [partsOf(route)]).filter((chunk) => ![...known, ...shared].includes(chunk));
  return {
    shared: numbers(shared),
    screens: screens.map(({ path, route }) => [path, ...numbers(own(route))]),
    urls,
  };
}

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
      // A Storybook has pages of its own.
      if (!dir || !bundle['index.html']) return;
      const { pages, frame, screens } = await drawPages(config);
      const url = (/** @type {string} */ file) => `${config.base}${file}`;
      const template = readFileSync(join(dir, 'index.html'), 'utf8');
      for (const page of pages) {
        const isConnected = page.route.startsWith('/_app');
        const chunks = chunksWith(bundle, [start, ...(isConnected ? [client] : []), partsOf(page.route)]);
        const sheets = stylesOf(chunks).map((name) => ({
          url: url(name),
          text: readFileSync(join(dir, name), 'utf8'),
        }));
        const file = join(dir, `${page.path}.html`);
        mkdirSync(dirname(file), { recursive: true });
        const preload = chunks.map(({ fileName }) => url(fileName));
        writeFileSync(file, withParts(template, { ...page, base: config.base, sheets, preload }));
      }
      const table = tableOf(bundle, screens, url);
      writeFileSync(join(dir, 'index.html'), withParts(template, { ...frame, base: config.base, table }));
    },
  };
}

/**
 * Draws all pages. It takes a build of its own: that for browsers cannot run in Node.
 *
 * @param {import('vite').ResolvedConfig} config
 * @returns {Promise<Drawn>}
 */
async function drawPages({ root, mode, base }) {
  const outDir = resolve(root, `node_modules/.cache/springbyte-prerender/${process.pid}-${Date.now()}`);
  try {
    await build({
      root,
      mode,
      base,
      logLevel: 'error',
      build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    });
    /** @type {{ drawPages: () => Promise<Drawn> }} what src/prerender.tsx exports */
    const built = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    return await built.drawPages();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
