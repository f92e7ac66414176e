import { describe, expect, test } from 'vitest';
import { checks, affectedChecks } from '../../.ci/checks/check.mjs';

const namesAfter = (...changed: string[]) => affectedChecks(checks, changed).map(({ name }) => name);
const commandOf = (name: string, ...changed: string[]) =>
  affectedChecks(checks, changed).find((check) => check.name === name)?.command;

describe('affectedChecks', () => {
  test.each([
    ['README.md', ['words', 'format']],
    ['src/ui/styles/fonts.css', ['styles', 'words', 'format']],
    ['openapi/openapi.yaml', ['generated-contract', 'contract', 'words', 'format']],
    ['src/lib/deleted.ts', ['types-and-lint', 'styles', 'imports']],
    ['mocks/browser.ts', ['types-and-lint', 'styles', 'imports', 'words', 'format']],
    [
      'openapi/tools/document.ts',
      checks.map(({ name }) => name).filter((name) => !/^(styles|generated-routes)$/.test(name)),
    ],
    ['src/ui/picture/art/confetti.svg', ['format']],
    ['src/ui/picture/art/deleted.svg', ['imports']],
    ['package-lock.json', checks.map(({ name }) => name)],
    ['package.json', checks.map(({ name }) => name)],
  ])('returns the checks that a change of %s affects', (file, names) => {
    expect(namesAfter(file)).toEqual(names);
  });

  test('returns no check without a change', () => {
    expect(namesAfter()).toEqual([]);
  });

  test('checks the format of existing changed files, and of all files after a change of the settings', () => {
    const all = checks.find(({ name }) => name === 'format')?.command ?? [];
    const changed = ['src/main.tsx', 'README.md', 'src/lib/deleted.ts'];
    expect(commandOf('format', ...changed)).toEqual([...all, 'src/main.tsx', 'README.md']);
    expect(commandOf('format', ...changed, '.oxfmtrc.json')).toEqual(all);
  });
});
