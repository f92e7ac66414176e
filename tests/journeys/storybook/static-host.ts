import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { buildStorybook } from '../../build-storybook.ts';

export interface StaticHost {
  /** The Storybook in a subfolder of the host, with a trailing slash. */
  storybookUrl: string;
  neighbourUrl: string;
  close: () => Promise<void>;
}

/**
 * Builds Storybook with the guide, which the build of the story tests omits, and serves it without additional headers
 * and without a fallback page.
 */
export async function startStaticHost(): Promise<StaticHost> {
  const folder = await mkdtemp(join(tmpdir(), 'springbyte-storybook-'));
  await buildStorybook(join(folder, 'reviews/storybook'));
  await mkdir(join(folder, 'neighbour'));
  await writeFile(join(folder, 'neighbour/index.html'), '<!doctype html><title>Neighbour</title>');

  const server = serve({
    port: 0,
    hostname: 'localhost',
    silent: true,
    middleware: [staticMiddleware({ dir: folder })],
    fetch: () => new Response('Not found', { status: 404 }),
  });
  await server.ready();
  const url = server.url ?? '';
  return {
    storybookUrl: new URL('reviews/storybook/', url).href,
    neighbourUrl: new URL('neighbour/', url).href,
    close: async () => {
      await server.close(true);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
