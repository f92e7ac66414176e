import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { expect, test as base } from '../app.ts';

const root = join(import.meta.dirname, '../../..');

export class DevServer {
  readonly url: string;
  readonly #edits: Map<string, Edit>;
  readonly #send: (file: string) => Promise<void>;

  constructor(url: string, edits: Map<string, Edit>, send: (file: string) => Promise<void>) {
    this.url = url;
    this.#edits = edits;
    this.#send = send;
  }

  /**
   * Serves a file with other content, and tells the pages as after a save in an editor. The file itself does not change.
   *
   * @param file relative to the root of the repository
   */
  async edit(file: string, edit: Edit): Promise<void> {
    this.#edits.set(join(root, file), edit);
    await this.#send(join(root, file));
  }
}

type Edit = (source: string) => string;

/** The development server of `npm start`, on a free port with a separate cache. */
export const test = base.extend<object, { devServer: DevServer }>({
  devServer: [
    async ({ browserName: _browser }, use, { parallelIndex }) => {
      const edits = new Map<string, Edit>();
      const plugin: Plugin = {
        name: 'edited-files',
        enforce: 'pre',
        transform: (source, id) => edits.get(id.replace(/\?.*/, ''))?.(source),
      };
      const server = await createServer({
        mode: 'development',
        logLevel: 'error',
        cacheDir: join(root, `.cache/vite-journeys-${parallelIndex}`),
        server: { port: 0, strictPort: false },
        plugins: [plugin],
      });
      await server.listen();
      const [url] = server.resolvedUrls?.local ?? [];
      if (url === undefined) throw new Error('The development server has no URL.');
      const send = async (file: string) => {
        const { client } = server.environments;
        const modules = client.moduleGraph.getModulesByFile(file) ?? [];
        await Promise.all([...modules].map((module) => client.reloadModule(module)));
      };
      await use(new DevServer(url, edits, send));
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ devServer }, use) => use(devServer.url),
});

export { expect };
