import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LinkChecker, LinkState } from 'linkinator';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const exists = (path: string) => existsSync(join(root, path));
const filesIn = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: ['node_modules', 'dist', 'test-results'] }).toSorted();

/** The code blocks and spans of a Markdown file; the complete text of any other file. */
function codeIn(file: string): string[] {
  if (!file.endsWith('.md')) return [text(file)];
  return [...text(file).matchAll(/```\w*\n([^]*?)```|`([^`\n]+)`/g)].map(
    ([, block, span]) => block ?? span ?? '',
  );
}

interface Manifest {
  scripts: Record<string, string>;
}
const { scripts } = JSON.parse(text('package.json')) as Manifest;

const npmCommands = ['ci', 'exec', 'init', 'install'];
/** The package of the contract kit installs these programs; `node_modules` of this project lacks them. */
const kitPrograms = ['contract-verify', 'springbyte-contract'];

/** Finds unknown commands and missing paths in a piece of code. */
function mistakesIn(code: string): string[] {
  const mistakes = (pattern: RegExp, isRight: (name: string) => boolean) =>
    [...code.matchAll(pattern)].filter(([, name = '']) => !isRight(name)).map(([found]) => found.trim());
  const isScript = (name: string) => name in scripts;
  return [
    ...mistakes(/\bnpm run (?:--?\S+ )*([\w:-]+)/g, isScript),
    ...mistakes(/\bnpm (?!run )([\w-]+)/g, (name) => isScript(name) || npmCommands.includes(name)),
    ...mistakes(
      /\bnpx (?:--?\S+ )*([\w./@-]+)/g,
      (name) => kitPrograms.includes(name) || exists(`node_modules/.bin/${name}`),
    ),
    ...mistakes(/\bnode (?:--\S+ )*(\S+\.[cm]?[jt]s)\b/g, exists),
    // A script without `npm run`, and a path relative to the root.
    ...mistakes(/^([a-z]+(?::[a-z]+)+)$/g, isScript),
    ...mistakes(
      /(?<![\w./-])((?:\.ci|\.storybook|docs|mocks|openapi|src|stories|tests)\/[\w.$/-]*)(?![\w<*{…])/g,
      exists,
    ),
  ];
}

test('every internal link in a Markdown file leads to a file and a heading that exist', async () => {
  const { links } = await new LinkChecker().check({
    path: filesIn('**/*.md', '.github/**/*.md'),
    serverRoot: root,
    markdown: true,
    checkFragments: true,
    directoryListing: true,
    linksToSkip: ['^https?://(?!localhost|127)'],
  });
  const inState = (wanted: LinkState) =>
    links.filter(({ state }) => state === wanted).map(({ parent, url }) => `${parent}: ${url}`);
  expect(inState(LinkState.BROKEN)).toEqual([]);
  expect(inState(LinkState.OK).length).toBeGreaterThan(50);
});

describe('commands and paths', () => {
  test.each(filesIn('*.md', 'docs/**/*.md', 'openapi/README.md', 'mocks/*.md', '.github/**/*.yml'))(
    '%s refers only to commands and paths that exist',
    (file) => {
      expect(codeIn(file).flatMap(mistakesIn)).toEqual([]);
    },
  );
});

test.each([
  ['npm run nothing', 'npm run nothing'],
  ['npm begin', 'npm begin'],
  ['npx no-such-program --flag', 'npx no-such-program'],
  ['node --no-warnings openapi/none.ts', 'node --no-warnings openapi/none.ts'],
  ['contract:nothing', 'contract:nothing'],
  ['npm run test:unit -- tests/none.test.ts', 'tests/none.test.ts'],
])('mistakesIn reports the mistake in "%s"', (code, mistake) => {
  expect(mistakesIn(code)).toContain(mistake);
});
