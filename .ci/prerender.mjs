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

/** What every page starts, once it is wanted. */
const start = '/src/main.tsx';
/** What every page with a form loads before its own route. */
const client = '/src/app/data/client-connection.ts';

/**
 * The module that the router makes of a route's screen.
 *
 * @param {string} id
 */
const screenOf = (id) => `/src/routes${id}.tsx?tsr-split=component`;

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
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(module)));
    if (!chunk) throw new Error(`No chunk holds ${module}.`);
    add(chunk);
  }
  return [...found];
}

/** @param {readonly Chunk[]} chunks */
const stylesOf = (chunks) => [
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

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
      const { pages, frame } = await drawPages(config);
      const url = (/** @type {string} */ file) => `${config.base}${file}`;
      const template = readFileSync(join(dir, 'index.html'), 'utf8');
      for (const page of pages) {
        const isLive = page.kind === 'live';
        const chunks = chunksWith(bundle, [start, ...(isLive ? [client] : []), screenOf(page.route)]);
        const sheets = stylesOf(chunks).map((name) => ({
          url: url(name),
          text: readFileSync(join(dir, name), 'utf8'),
        }));
        const file = join(dir, `${page.path}.html`);
        mkdirSync(dirname(file), { recursive: true });
        const preload = chunks.map(({ fileName }) => url(fileName));
        writeFileSync(file, withParts(template, { ...page, base: config.base, sheets, preload }));
      }
      writeFileSync(join(dir, 'index.html'), withParts(template, { ...frame, base: config.base }));
    },
  };
}

/**
 * Draws all pages. It takes a build of its own: that for browsers cannot run in Node.
 *
 * @param {import('vite').ResolvedConfig} config
 * @returns {Promise<Awaited<ReturnType<typeof import('../src/prerender.tsx').drawPages>>>}
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
    /** @type {typeof import('../src/prerender.tsx')} */
    const built = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    return await built.drawPages();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
