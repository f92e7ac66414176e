import { describe, expect, test } from 'vitest';
import { hasDirectionalCharacters, removeDirectionalCharacters } from '#openapi/rules/direction.ts';
import { visiblePattern } from '#openapi/rules/names.ts';
import { isBlank, normalizeText, trimText } from '#openapi/rules/text.ts';
import { blankNames, validNames, directionalNames } from '../../name-samples.ts';

const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;

/** From this code point on: tags, variation selectors, private-use characters and noncharacters. */
const firstSpecialCode = 0xdfffe;

test('visiblePattern rejects each character with an empty normal form, in code points and in 16-bit units', () => {
  const inUnits = new RegExp(visiblePattern);
  const wrong: number[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    if (isSurrogate(code)) continue;
    const character = String.fromCodePoint(code);
    const isExpected = code >= firstSpecialCode || normalizeText(character) === '';
    const isNoncharacter = (code & 0xfffe) === 0xfffe;
    if (isBlank(character) !== isExpected) wrong.push(code);
    if (!isNoncharacter && inUnits.test(character) === isExpected) wrong.push(code);
  }
  expect(wrong).toEqual([]);
});

describe('names', () => {
  test.each(validNames)('%j is visible, and trimText does not change it', (name) => {
    expect(isBlank(name)).toBe(false);
    expect(hasDirectionalCharacters(name)).toBe(false);
    expect(trimText(name)).toBe(name);
    expect(removeDirectionalCharacters(name)).toBe(name);
  });

  test.each(blankNames)('%j is blank, and trimText returns an empty string', (name) => {
    expect(isBlank(name)).toBe(true);
    expect(trimText(name)).toBe('');
  });

  test.each(directionalNames)('%j has direction controls, which trimText does not remove', (name) => {
    expect(hasDirectionalCharacters(trimText(name))).toBe(true);
    expect(hasDirectionalCharacters(removeDirectionalCharacters(name))).toBe(false);
  });

  test.each([
    ['Nomsa\u200B', 'Nomsa'],
    ['\uFEFFNomsa \u200E', 'Nomsa'],
    ['\u202ANomsa\u202C', 'Nomsa'],
    ['\u2068Nomsa van Wyk\u2069\n', 'Nomsa van Wyk'],
    ['\u3164Nomsa\u2800', 'Nomsa'],
    ['\u00A0\tNomsa\u0000', 'Nomsa'],
    ['\u200Fשרה\u200F', 'שרה'],
    ['❤️\u200B ', '❤️'],
    ['Nom\u200Bsa', 'Nom\u200Bsa'],
  ])('trimText converts %j to %j', (pasted, name) => {
    expect(trimText(pasted)).toBe(name);
  });

  test('trimText runs in linear time', () => {
    const start = performance.now();
    trimText(`a${' \u200B'.repeat(100_000)}b`);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
