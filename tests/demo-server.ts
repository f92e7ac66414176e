import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

interface DemoServer {
  url: string;
  /** The served files, which may be changed. */
  folder: string;
  close: () => Promise<void>;
}

/** Builds the demo into a temporary folder and serves it on a free port, until it is closed or the process exits. */
export async function serveDemo(): Promise<DemoServer> {
  const folder = mkdtempSync(join(tmpdir(), 'springbyte-demo-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  await build({ mode: 'demo', logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  const server = await preview({ build: { outDir: folder }, preview: { port: 0, strictPort: false } });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    folder,
    close: async () => {
      await server.close();
      remove();
    },
  };
}
