import { normalizeIgnoringCase } from '#openapi/rules/text.ts';

/** Letters that a keyboard without them writes as these; NFD leaves them whole. Clicks are in names such as ǃXóõ. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ŋ: 'n',
  ɓ: 'b',
  ǃ: '!',
  ǀ: '|',
  ǁ: '||',
  ǂ: '|',
};
const foreignLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/**
 * A text as it is searched: in the normal form, in lower case, and without accents, so that `cafe` finds `Café` and `lukasz`
 * finds `Łukasz`.
 */
export const normalizeForSearch = (text: string): string => {
  const normal = normalizeIgnoringCase(text);
  if (/^[ -~]*$/.test(normal)) return normal;
  return normal
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(foreignLetter, (letter) => plainLetters[letter] ?? letter);
};

/**
 * A search by words, in any order.
 *
 * @param sought as it was typed
 * @returns says whether a `searchable` text has every word in it; undefined when there is no word
 */
export function createWordSearch(sought: string): ((text: string) => boolean) | undefined {
  const words = normalizeForSearch(sought).split(' ').filter(Boolean);
  return words.length === 0 ? undefined : (text) => words.every((word) => text.includes(word));
}

/**
 * Where the words of a search are in a text.
 *
 * @returns from and to of each place, in order; places that touch or overlap are one
 */
export function findMatches(text: string, sought: string): (readonly [from: number, to: number])[] {
  const letters = searchableLetters(text);
  const plain = letters.map((letter) => letter.plain).join('');
  const isMatch = Array.from({ length: letters.length }, () => false);
  for (const word of normalizeForSearch(sought).split(' ').filter(Boolean)) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      isMatch.fill(true, at, at + word.length);
    }
  }
  const matches: [number, number][] = [];
  for (const [index, letter] of letters.entries()) {
    const last = matches.at(-1);
    if (isMatch[index] && isMatch[index - 1] && last) last[1] = letter.to;
    else if (isMatch[index]) matches.push([letter.from, letter.to]);
  }
  return matches;
}

interface Letter {
  /** As it is searched for; one code unit. */
  plain: string;
  from: number;
  to: number;
}

/** A letter may be longer or shorter in the searchable text: each remembers where it came from. */
function searchableLetters(text: string): Letter[] {
  // ASCII, which is most of it, loses nothing.
  if (/^[ -~]*$/.test(text)) {
    return text
      .toLowerCase()
      .split('')
      .map((plain, index) => ({ plain, from: index, to: index + 1 }));
  }
  const letters: Letter[] = [];
  let from = 0;
  for (const letter of text) {
    const to = from + letter.length;
    const plain = /\s/.test(letter) ? ' ' : normalizeForSearch(letter);
    const last = letters.at(-1);
    // A combining accent belongs to the letter before it.
    if (plain === '' && last) last.to = to;
    for (const unit of plain.split('')) letters.push({ plain: unit, from, to });
    from = to;
  }
  return letters;
}
