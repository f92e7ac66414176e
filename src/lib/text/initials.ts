const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const letterOrDigit = /[\p{L}\p{N}]/u;

/** Splits a text into grapheme clusters; an emoji of several code points is one. */
const graphemesOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/**
 * Returns the initials of the first and the last word, in capitals. Uses only letters and digits, unless the name has
 * none.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).map(graphemesOf);
  const letters = words.flatMap((word) => word.find((grapheme) => letterOrDigit.test(grapheme)) ?? []);
  const [first = graphemesOf(name.trim())[0] ?? '', ...others] = letters;
  return [first, others.at(-1) ?? ''].map(capital).join('');
}

/** Cuts the capital to one character: `S` for `ß`. */
const capital = (letter: string): string => graphemesOf(letter.toUpperCase())[0] ?? '';
