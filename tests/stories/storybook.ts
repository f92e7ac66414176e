import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../.ci/system/free-port.mjs';

/** Every process loads this file and inherits the port from the first one. */
export const port = Number((process.env['STORIES_PORT'] ??= String(await freePort())));
export const storybookUrl = `http://localhost:${port}/`;

export const folder = join(import.meta.dirname, '../../.cache/storybook');

interface StoryEntry {
  id: string;
  name: string;
  tags: readonly string[];
  /** Relative to the project: `stories/screens/auth/login.stories.tsx`. */
  file: string;
}

export function readStories(): StoryEntry[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; name: string; importPath: string; tags: string[] }>;
  };
  return Object.values(index.entries)
    .filter(({ tags }) => tags.includes('test'))
    .map(({ id, name, tags, importPath }) => ({ id, name, tags, file: importPath.replace('./', '') }));
}
