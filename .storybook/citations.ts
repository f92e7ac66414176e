import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { numbersOf, readDecisions, readRequirements, type Entry } from '../stories/guide/entries.ts';

const searchedPaths = [
  '.ci',
  '.storybook',
  'mocks',
  'openapi',
  'src',
  'stories',
  'tests',
  'README.md',
  'CONTRIBUTING.md',
  'docs',
  'vite.config.ts',
  '.dependency-cruiser.mjs',
  '.oxlintrc.json',
];

const isSearched = (file: string) =>
  /\.(ts|tsx|mjs|css|md|mdx|yaml|json|html)$/.test(file) && !/\.gen\./.test(file);

function filesAt(path: string): string[] {
  if (isSearched(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSearched(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

const guideFiles = (root: string, kind: 'decisions' | 'requirements') =>
  filesAt(join(root, 'stories/guide', kind)).map((file) => readFileSync(file, 'utf8'));

export function readGuide(root: string): Entry[] {
  return [
    ...guideFiles(root, 'decisions').flatMap(readDecisions),
    ...guideFiles(root, 'requirements').flatMap(readRequirements),
  ];
}

/**
 * Finds the files that cite a decision or requirement, even one that does not exist. Recognizes only the
 * prefixes of the guide.
 * @param root the folder of the repository
 * @param entries the guide, whose numbers define the prefixes, such as D and SUB
 * @returns relative paths by number, without duplicates
 */
export function findCitations(root: string, entries: readonly Entry[]): Record<string, string[]> {
  const prefixes = new Set(entries.flatMap(numbersOf).map((number) => number.replace(/-.*/, '')));
  const citation = new RegExp(String.raw`\b(?:${[...prefixes].join('|')})-\d{3}[a-z]?\b`, 'g');
  const files = searchedPaths.flatMap((path) => filesAt(join(root, path))).toSorted();
  const citations: Record<string, string[]> = {};
  for (const file of files) {
    const found = readFileSync(file, 'utf8').match(citation) ?? [];
    for (const number of new Set(found)) (citations[number] ??= []).push(relative(root, file));
  }
  return citations;
}
