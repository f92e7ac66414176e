import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../.ci/system/free-port.mjs';

/** Every process loads this file and inherits the port from the first one. */
export const port = Number((process.env['STORIES_PORT'] ??= String(await freePort())));
export const storybookUrl = `http://localhost:${port}/`;

export const folder = join(import.meta.dirname, '../../.cache/storybook');

interface StoryEntry {
  id: string;
  /** The path of the component or screen in the sidebar. */
  title: string;
  name: string;
  tags: readonly string[];
  /** Relative to the project: `stories/screens/auth/login.stories.tsx`. */
  file: string;
}

/** @param storybook the folder of a static Storybook */
export function readStories(storybook: string): StoryEntry[] {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; title: string; name: string; importPath: string; tags: string[] }>;
  };
  return Object.values(index.entries)
    .filter(({ tags }) => tags.includes('test'))
    .map(({ id, title, name, tags, importPath }) => ({
      id,
      title,
      name,
      tags,
      file: importPath.replace('./', ''),
    }));
}

/** The stories that end in the state they are named after. The others show what a user does on the way. */
export const readStills = (storybook: string): StoryEntry[] =>
  readStories(storybook).filter(
    ({ file, tags }) => file.startsWith('stories/') && !tags.includes('interaction'),
  );
