import { describe, expect, test } from 'vitest';
import { proposeUserName } from '#lib/text/user-name.ts';

const propose = (name: string, surname: string, taken: readonly string[] = []) =>
  proposeUserName(name, surname, (userName) => taken.includes(userName));

describe('proposeUserName', () => {
  test.each([
    ['Zola', 'Khumalo', 'zola.khumalo'],
    [' Zola Thandeka ', 'van der Merwe', 'zola.van-der-merwe'],
    ['Anné', 'O’Brien', 'anne.o-brien'],
    ['Łukasz', 'Müller', 'lukasz.muller'],
    ['ǃXóõ', '', 'xoo'],
    ['小明', '王', 'learner'],
    ['A', 'B'.repeat(100), `a.${'b'.repeat(38)}`],
  ])('proposes for %s %s', (name, surname, expected) => {
    expect(propose(name, surname)).toBe(expected);
  });

  test('numbers names that are taken', () => {
    expect(propose('Zola', 'Khumalo', ['zola.khumalo', 'zola.khumalo2'])).toBe('zola.khumalo3');
  });
});
