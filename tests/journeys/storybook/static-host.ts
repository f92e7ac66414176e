import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStorybook } from '../../build-storybook.ts';
import { serveFolder } from '../../serve-folder.ts';

export interface StaticHost {
  /** The Storybook in a subfolder of the host, with a trailing slash. */
  storybookUrl: string;
  neighbourUrl: string;
  close: () => Promise<void>;
}

/**
 * Builds Storybook with the guide, which the build of the story tests omits, and serves it.
 */
export async function startStaticHost(): Promise<StaticHost> {
  const folder = await mkdtemp(join(tmpdir(), 'springbyte-storybook-'));
  await buildStorybook(join(folder, 'reviews/storybook'));
  await mkdir(join(folder, 'neighbour'));
  await writeFile(join(folder, 'neighbour/index.html'), '<!doctype html><title>Neighbour</title>');

  const { url, close } = await serveFolder(folder);
  return {
    storybookUrl: new URL('reviews/storybook/', url).href,
    neighbourUrl: new URL('neighbour/', url).href,
    close: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
