const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const letterOrDigit = /[\p{L}\p{N}]/u;

/** User-perceived characters; an emoji of several code points is one. */
const graphemesOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/**
 * Initials of the first and the last word of a name, in capitals. Skips characters that are not letters or digits,
 * unless the name has none.
 *
 * @returns at most two characters; empty for an empty name
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).map(graphemesOf);
  const letters = words.flatMap((word) => word.find((grapheme) => letterOrDigit.test(grapheme)) ?? []);
  const [first = graphemesOf(name.trim())[0] ?? '', ...others] = letters;
  return [first, others.at(-1) ?? ''].map(capital).join('');
}

/** Keeps one character: the capital of ß is SS. */
const capital = (letter: string): string => graphemesOf(letter.toUpperCase())[0] ?? '';
