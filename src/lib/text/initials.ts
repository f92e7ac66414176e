const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const letterOrDigit = /[\p{L}\p{N}]/u;

/** What a reader takes for one character, an emoji of several parts among them. */
const graphemesOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/**
 * The initials of a person: of the first and the last word of the name, or of its only word, in capitals. What is no
 * letter is left out (quotation marks, emoji) unless the name has no letters.
 *
 * @returns at most two characters; none for an empty name
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).map(graphemesOf);
  const letters = words.flatMap((word) => word.find((grapheme) => letterOrDigit.test(grapheme)) ?? []);
  const [first = graphemesOf(name.trim())[0] ?? '', ...others] = letters;
  return [first, others.at(-1) ?? ''].map(capital).join('');
}

/** One character even where the capital has two letters, as that of ß. */
const capital = (letter: string): string => graphemesOf(letter.toUpperCase())[0] ?? '';
