import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../.ci/free-port.mjs';

/** Every process of the run loads this file; they inherit the port from the first one. */
export const port = Number((process.env['STORIES_PORT'] ??= String(await freePort())));
export const storybookUrl = `http://localhost:${port}/`;

/** Where the Storybook for the tests is built. */
export const folder = join(import.meta.dirname, '../../.cache/storybook');

interface StoryEntry {
  id: string;
  name: string;
  tags: readonly string[];
  /** Its file, from the root of the project: `stories/screens/auth/login.stories.tsx`. */
  file: string;
}

/** All stories of the built Storybook that are to be tested, in the order of their files. */
export function readStories(): StoryEntry[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; name: string; importPath: string; tags: string[] }>;
  };
  return Object.values(index.entries)
    .filter(({ tags }) => tags.includes('test'))
    .map(({ id, name, tags, importPath }) => ({ id, name, tags, file: importPath.replace('./', '') }));
}
