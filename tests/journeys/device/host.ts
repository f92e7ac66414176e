import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { headersOfBuild } from '../../../.ci/build/security-headers.mjs';
import { productionFolder } from './production.ts';

/** A static host with the production build, and the mock as its API. */
export interface Host {
  url: string;
  requests: string[];
  /** The sent bytes, including headers and the responses to the service worker. */
  bytesSent: () => number;
  disconnect: () => void;
  reconnect: () => void;
  /** Deploys a newer release, whose HTML has `data-release="2"`. */
  deployRelease: () => void;
  deleteAssets: (name: string) => void;
  replaceWith: (folder: string) => Promise<void>;
  close: () => Promise<void>;
}

export async function startHost(apiUrl: string): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'springbyte-host-'));
  /** Unfinished responses, which still read files. */
  const unfinished = new Set<ServerResponse>();
  const replaceWith = async (build: string) => {
    const [newer, older] = [`${folder}-newer`, `${folder}-older`];
    await cp(build, newer, { recursive: true });
    for (const response of unfinished) await once(response, 'close');
    renameSync(folder, older);
    renameSync(newer, folder);
    await rm(older, { recursive: true });
  };
  await replaceWith(productionFolder);

  const sockets = new Set<Socket>();
  const requests: string[] = [];
  let isDisconnected = false;
  const server: PreviewServer = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    plugins: [
      {
        name: 'springbyte-journeys-connection',
        configurePreviewServer: ({ middlewares, httpServer }) => {
          httpServer.on('connection', (socket: Socket) => sockets.add(socket));
          middlewares.use((request, response, next) => {
            if (isDisconnected) request.socket.destroy();
            else {
              requests.push(request.url ?? '');
              unfinished.add(response);
              response.once('close', () => unfinished.delete(response));
              response.setHeaders(new Map(Object.entries(headersOfBuild(folder))));
              next();
            }
          });
        },
      },
    ],
    preview: {
      port: 0,
      strictPort: false,
      proxy: { '/api': { target: apiUrl, rewrite: (path) => path.replace(/^\/api/, '') } },
    },
  });
  return {
    url: (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''),
    requests,
    bytesSent: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    disconnect: () => {
      isDisconnected = true;
    },
    reconnect: () => {
      isDisconnected = false;
    },
    deployRelease: () => {
      const entry = readdirSync(join(folder, 'assets')).find((name) => /^index-[\w-]+\.js$/.test(name)) ?? '';
      const newer = 'index-release2.js';
      renameSync(join(folder, 'assets', entry), join(folder, 'assets', newer));
      for (const page of pagesIn(folder)) {
        change(page, '<html', '<html data-release="2"');
        change(page, entry, newer);
      }
      change(join(folder, 'service-worker.js'), entry, newer);
      change(join(folder, 'service-worker.js'), /[0-9a-f]{32}(?=","url":"index\.html")/, '2'.repeat(32));
    },
    deleteAssets: (name) => {
      const assets = join(folder, 'assets');
      for (const file of readdirSync(assets)) if (file.startsWith(name)) rmSync(join(assets, file));
    },
    replaceWith,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name));

function change(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not contain ${from}.`);
  writeFileSync(file, after);
}
