import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface SourceFile {
  /** Relative to the project. */
  path: string;
  text: string;
}

const readSources = (root: string): SourceFile[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: root })
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

const id = 'virtual:source-facts';

/** Provides facts about the application's code to the Foundations pages, with the icons themselves. */
export const sourceFacts = (root: string): Plugin => ({
  name: 'springbyte-source-facts',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => {
    if (source !== `\0${id}`) return undefined;
    const sources = readSources(root);
    const icons = [...findIcons(sources)];
    const entries = icons.map(
      ([name, files]) => `{ name: '${name}', Icon: ${name}, files: ${JSON.stringify(files)} }`,
    );
    return [
      `import { ${icons.map(([name]) => name).join(', ')} } from 'lucide-react';`,
      `export const icons = [${entries.join(',\n')}];`,
      `export const queries = ${JSON.stringify(findQueries(sources))};`,
    ].join('\n');
  },
});
