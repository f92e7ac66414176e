/** Letters as they are searched for: small, and without accents, so that 'cafe' finds 'Café'. */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/**
 * A search by words, in any order.
 *
 * @param sought as it was typed
 * @returns says whether a `searchable` text has every word in it; undefined when there is no word
 */
export function wordSearch(sought: string): ((text: string) => boolean) | undefined {
  const words = searchable(sought).split(/\s+/).filter(Boolean);
  return words.length === 0 ? undefined : (text) => words.every((word) => text.includes(word));
}
