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
 * Finds the files that cite a decision or requirement, including unknown numbers. Recognizes only prefixes of the
 * guide.
 * @param root the repository
 * @param entries define the prefixes, such as D and SUB
 * @returns relative paths by number, without duplicates
 */
export function findCitations(root: string, entries: readonly Entry[]): Record<string, string[]> {
  const prefixes = new Set(entries.flatMap(numbersOf).map((one) => one.replace(/-.*/, '')));
  const number = new RegExp(String.raw`\b(?:${[...prefixes].join('|')})-\d{3}[a-z]?\b`, 'g');
  const files = searchedPaths.flatMap((path) => filesAt(join(root, path))).toSorted();
  const citations: Record<string, string[]> = {};
  for (const file of files) {
    const found = readFileSync(file, 'utf8').match(number) ?? [];
    for (const one of new Set(found)) (citations[one] ??= []).push(relative(root, file));
  }
  return citations;
}
