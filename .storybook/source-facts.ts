import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { findCitations, readGuide } from './citations.ts';
import { findMessages, findShownMessages, type SourceFile } from './messages.ts';

const readSources = (root: string, folder: 'src' | 'stories'): SourceFile[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The names in `import { Check, Clock3 as Clock, type LucideIcon } from 'lucide-react'`: Check and Clock3. */
const iconsIn = (text: string): string[] =>
  [...text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name && !name.startsWith('type '));

/** Finds the icons of a library that the application imports. @returns the files that use each icon, by name */
export function findIcons(sources: readonly SourceFile[]): Map<string, string[]> {
  const icons = new Map<string, string[]>();
  for (const { path, text } of sources) {
    for (const name of iconsIn(text)) icons.set(name, [...(icons.get(name) ?? []), path]);
  }
  return new Map([...icons].toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Finds media queries about the size of the window in code; stylesheets are read in the browser. */
export const findQueries = (sources: readonly SourceFile[]): { query: string; file: string }[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\((?:min|max)-(?:width|height): [\d.]+(?:px|r?em)\)/g)].map(([query]) => ({
      query,
      file: path,
    })),
  );

/** Finds the messages of the application, and the stories that show each. */
export const readMessages = (root: string) =>
  findShownMessages(findMessages(readSources(root, 'src')), readSources(root, 'stories'));

const featureImport = /from '#features\/([^']+)\/[^/']+'/g;

/** Finds the feature folders from which the routes import, by the URL of the route. */
export const findRouteFolders = (sources: readonly SourceFile[]): { path: string; folders: string[] }[] =>
  sources.flatMap(({ path: file, text }) => {
    const isRoute = file.startsWith('src/routes/');
    const id = isRoute ? /create(?:Lazy)?FileRoute\('([^']+)'\)/.exec(text)?.[1] : undefined;
    const folders = [...text.matchAll(featureImport)].map(([, folder]) => `src/features/${folder}/`);
    // Segments of the ID that begin with an underscore are layouts, and not part of the URL; one at the end is not either.
    return id === undefined
      ? []
      : [{ path: id.replaceAll(/\/_[a-z-]+|_(?=\/)/g, ''), folders: [...new Set(folders)] }];
  });

function citationsOfGuide(root: string): Record<string, string[]> {
  const citations = Object.entries(findCitations(root, readGuide(root)));
  return Object.fromEntries(
    citations.map(([number, files]) => [number, files.filter((file) => !file.startsWith('stories/guide/'))]),
  );
}

function factsModule(root: string): string {
  const sources = readSources(root, 'src');
  const icons = [...findIcons(sources)];
  const entries = icons.map(
    ([name, files]) => `{ name: '${name}', Icon: ${name}, files: ${JSON.stringify(files)} }`,
  );
  return [
    `import { ${icons.map(([name]) => name).join(', ')} } from 'lucide-react';`,
    `export const icons = [${entries.join(',\n')}];`,
    `export const queries = ${JSON.stringify(findQueries(sources))};`,
    `export const routeFolders = ${JSON.stringify(findRouteFolders(sources))};`,
    `export const citations = ${JSON.stringify(citationsOfGuide(root))};`,
  ].join('\n');
}

const modules: Record<string, (root: string) => string> = {
  'virtual:source-facts': factsModule,
  'virtual:messages': (root) => `export const messages = ${JSON.stringify(readMessages(root))};`,
};

/** Provides facts about the application's code to the pages that Storybook computes. */
export const sourceFacts = (root: string): Plugin => ({
  name: 'springbyte-source-facts',
  resolveId: (source) => (source in modules ? `\0${source}` : undefined),
  load: (source) => modules[source.replace('\0', '')]?.(root),
});
