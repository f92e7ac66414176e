import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { numbersOf, readDecisions, readRequirements, type Entry } from '../stories/guide/entries.ts';

/** Where numbers of decisions and requirements may be cited. */
const places = [
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

const isWritten = (file: string) =>
  /\.(ts|tsx|mjs|css|md|mdx|yaml|json|html)$/.test(file) && !/\.gen\./.test(file);

/** The files below a folder, or the file itself. */
function filesAt(path: string): string[] {
  if (isWritten(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isWritten(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}

const guideFiles = (root: string, kind: 'decisions' | 'requirements') =>
  filesAt(join(root, 'stories/guide', kind)).map((file) => readFileSync(file, 'utf8'));

/** @param root the folder of the repository */
export function readGuide(root: string): Entry[] {
  return [
    ...guideFiles(root, 'decisions').flatMap(readDecisions),
    ...guideFiles(root, 'requirements').flatMap(readRequirements),
  ];
}

/**
 * The files that refer to a decision or a requirement, also to one that does not exist. Only prefixes that the guide
 * uses are known: a number with a mistyped prefix is not found.
 *
 * @param root the folder of the repository
 * @param entries their numbers have the prefixes to look for, such as D and SUB
 * @returns paths from the root, by number, each file once
 */
export function findCitations(root: string, entries: readonly Entry[]): Record<string, string[]> {
  const prefixes = new Set(entries.flatMap(numbersOf).map((one) => one.replace(/-.*/, '')));
  const number = new RegExp(String.raw`\b(?:${[...prefixes].join('|')})-\d{3}[a-z]?\b`, 'g');
  const files = places.flatMap((place) => filesAt(join(root, place))).toSorted();
  const citations: Record<string, string[]> = {};
  for (const file of files) {
    const found = readFileSync(file, 'utf8').match(number) ?? [];
    for (const one of new Set(found)) (citations[one] ??= []).push(relative(root, file));
  }
  return citations;
}
