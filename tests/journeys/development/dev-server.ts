import { join } from 'node:path';
import { createServer } from 'vite';

interface DevServer {
  url: string;
  close: () => Promise<void>;
}

/** The development server as `npm start` runs it, on a port and with a cache of its own. */
export async function startDevServer(): Promise<DevServer> {
  const server = await createServer({
    mode: 'development',
    logLevel: 'error',
    cacheDir: join(import.meta.dirname, '../../../.cache/vite-journeys'),
    server: { port: 0, strictPort: false },
  });
  await server.listen();
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('The development server has no URL.');
  return { url, close: () => server.close() };
}
