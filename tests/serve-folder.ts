import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';

/** Serves the files of a folder at a free port, without additional headers and without a fallback page. */
export async function serveFolder(dir: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = serve({
    port: 0,
    hostname: 'localhost',
    silent: true,
    middleware: [staticMiddleware({ dir })],
    fetch: () => new Response('Not found', { status: 404 }),
  });
  await server.ready();
  return { url: server.url ?? '', close: () => server.close(true) };
}
