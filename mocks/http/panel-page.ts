import { createHash } from 'node:crypto';
import { globSync, readdirSync, statSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { problem } from '../server/problem.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache/panel');

/** The page of the contract, to which the panel links. */
const contractPath = '/contract.html';

/** The path of the panel's files. Its page is at `/mock`. */
const filesPath = '/mock/panel/';

/** Everything that the panel's page may import. */
const sources = ['mocks/**', 'openapi/**/*.{ts,json}', 'src/{api,ui}/**', 'package-lock.json'];

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves the developer panel at `/mock`, and the contract's page. Vite builds the panel on the first request, and again
 * after a change of its sources; a build takes some seconds.
 *
 * @returns undefined for paths that are not the panel's
 */
export async function servePanel({ method, url }: Request): Promise<Response | undefined> {
  const { pathname } = new URL(url);
  const isPage = pathname === '/mock' || pathname === '/mock/';
  if (!isPage && pathname !== contractPath && !pathname.startsWith(filesPath)) return undefined;
  if (method !== 'GET' && method !== 'HEAD') {
    return problem(405, 'The panel allows GET only.', { Allow: 'GET, HEAD' });
  }
  if (pathname === contractPath) return toResponse(method, '.html', await readContract());
  const folder = await built(isPage);
  const name = isPage ? 'index.html' : pathname.slice(filesPath.length);
  // Without a folder in the name, the path cannot leave the build.
  if (!/^(?:assets\/)?[\w-][\w.-]*$/.test(name)) return problem(404, 'The panel has no such file.');
  const content = await readFile(join(folder, name)).catch(() => undefined);
  if (!content) return problem(404, 'The panel has no such file.');
  return toResponse(method, extname(name), new Uint8Array(content));
}

const toResponse = (method: string, extension: string, content: string | Uint8Array<ArrayBuffer>) =>
  new Response(method === 'HEAD' ? null : content, {
    headers: {
      'Content-Type': types[extension] ?? 'application/octet-stream',
      'Cache-Control': 'no-store',
    },
  });

let contract: Promise<string> | undefined;

const readContract = (): Promise<string> =>
  (contract ??= import('#openapi/tools/docs/docs.ts').then(({ contractPage }) => contractPage()));

let build: { version: string; folder: Promise<string> } | undefined;

/** Returns the folder of the build. Only a request for the page looks for changed sources. */
function built(isPage: boolean): Promise<string> {
  if (build && !isPage) return build.folder;
  const version = versionOfSources();
  if (build?.version === version) return build.folder;
  const folder = buildPanel(version);
  const started = { version, folder };
  build = started;
  // The next request tries again.
  folder.catch(() => {
    if (build === started) build = undefined;
  });
  return folder;
}

/** A hash of the times and sizes of all sources. */
function versionOfSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    const { mtimeMs, size } = statSync(join(root, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Builds into a folder of the process first, because several processes may build at a time. */
async function buildPanel(version: string): Promise<string> {
  const folder = join(cache, version);
  if (exists(folder)) return folder;
  const unfinished = join(cache, `${version}-${process.pid}`);
  // The mock needs Vite for this page only.
  const [vite, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  const nodeEnv = process.env['NODE_ENV'];
  // Vite would otherwise make a development build, whose links only the development server has.
  process.env['NODE_ENV'] = 'production';
  await vite.build({
    configFile: false,
    root: join(root, 'mocks/panel'),
    base: filesPath,
    logLevel: 'error',
    plugins: [react()],
    build: {
      target: 'es2024',
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      outDir: unfinished,
      emptyOutDir: true,
      chunkSizeWarningLimit: 1000,
    },
  });
  if (nodeEnv === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = nodeEnv;
  await removeOthers(unfinished);
  // Another process may have finished first.
  await rename(unfinished, folder).catch(async (error: unknown) => {
    if (!exists(folder)) throw error;
    await rm(unfinished, { recursive: true });
  });
  return folder;
}

const exists = (folder: string): boolean =>
  statSync(join(folder, 'index.html'), { throwIfNoEntry: false }) !== undefined;

/** Removes finished builds of other sources. */
async function removeOthers(folder: string): Promise<void> {
  const finished = readdirSync(cache).filter((name) => !name.includes('-') && !folder.includes(name));
  await Promise.all(finished.map((name) => rm(join(cache, name), { recursive: true, force: true })));
}
