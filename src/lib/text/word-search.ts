import { normalizeIgnoringCase } from '#openapi/rules/text.ts';

/** ASCII forms of letters that NFD does not decompose. Names such as ǃXóõ contain clicks. */
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

/** Returns the search form: NFC, lower case, no accents. `cafe` finds `Café`, `lukasz` finds `Łukasz`. */
export const normalizeForSearch = (text: string): string => {
  const normal = normalizeIgnoringCase(text);
  if (/^[ -~]*$/.test(normal)) return normal;
  return normal
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(foreignLetter, (letter) => plainLetters[letter] ?? letter);
};

/** Creates a predicate for texts from `normalizeForSearch`; undefined if `sought` contains no word. */
export function createWordSearch(sought: string): ((text: string) => boolean) | undefined {
  const words = normalizeForSearch(sought).split(' ').filter(Boolean);
  return words.length === 0 ? undefined : (text) => words.every((word) => text.includes(word));
}

/** Returns start and end of each match, in order; adjacent and overlapping matches are merged. */
export function findMatches(text: string, sought: string): (readonly [from: number, to: number])[] {
  const words = normalizeForSearch(sought).split(' ').filter(Boolean);
  // Most cells of a list contain no word.
  const searchable = normalizeForSearch(text);
  if (!words.some((word) => searchable.includes(word))) return [];
  const letters = searchableLetters(text);
  const plain = letters.map((letter) => letter.plain).join('');
  const isMatch = Array.from({ length: letters.length }, () => false);
  for (const word of words) {
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
  /** The character in search form; one code unit. */
  plain: string;
  from: number;
  to: number;
}

/** Maps each code unit of the search form to its range in the original text. */
function searchableLetters(text: string): Letter[] {
  // ASCII has the same length in search form.
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
    // A combining accent belongs to the previous letter.
    if (plain === '' && last) last.to = to;
    for (const unit of plain.split('')) letters.push({ plain: unit, from, to });
    from = to;
  }
  return letters;
}
