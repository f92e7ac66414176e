import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { run } from '../../../.ci/system/processes.mjs';

export interface FolderHost {
  /** The demo's URL, with a trailing slash. */
  url: string;
  outDir: string;
  missingPaths: string[];
  close: () => Promise<void>;
}

/**
 * Builds the demo for a subfolder and starts a web server with a fallback page in that folder only.
 * @param base path of the folder, between slashes
 */
export async function startFolderHost(base: string): Promise<FolderHost> {
  const files = await mkdtemp(join(tmpdir(), 'springbyte-folder-'));
  const outDir = join(files, base);
  const build = ['vite', 'build', '--mode', 'demo', '--base', base, '--outDir', outDir];
  const { code, output } = await run(build, { quiet: true });
  if (code !== 0) throw new Error(`The demo cannot be built for a folder:\n${output}`);
  const page = await readFile(join(outDir, 'index.html'), 'utf8');

  const missingPaths: string[] = [];
  const server = serve({
    port: 0,
    hostname: 'localhost',
    silent: true,
    middleware: [
      (request, next) =>
        new URL(request.url).pathname === base.slice(0, -1)
          ? new Response(null, { status: 301, headers: { Location: base } })
          : next(),
      staticMiddleware({ dir: files }),
    ],
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith(base) && !pathname.startsWith(`${base}assets/`)) {
        return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
      }
      missingPaths.push(pathname);
      return new Response('Not found', { status: 404 });
    },
  });
  await server.ready();
  return {
    url: new URL(base, server.url).href,
    outDir,
    missingPaths,
    close: async () => {
      await server.close(true);
      await rm(files, { recursive: true, force: true });
    },
  };
}
