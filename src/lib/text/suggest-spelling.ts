import { distance } from 'fastest-levenshtein';
import { normalizeForSearch } from './word-search.ts';

/**
 * Returns the search with each word that no text contains replaced by the most similar word of the texts; undefined if
 * a word has none. The words have the case of the texts: `nkhosi zola` becomes `Nkosi Zola`.
 */
export function suggestSpelling(search: string, texts: Iterable<string>): string | undefined {
  const known = wordsOf(texts);
  const allWords = [...known.keys()].join(' ');
  const words = search.split(/\s+/).filter(Boolean);
  let isMisspelled = false;
  const spelled = words.map((word) => {
    const sought = normalizeForSearch(word);
    if (allWords.includes(sought)) return known.get(sought) ?? word;
    isMisspelled = true;
    return findSimilar(sought, known);
  });
  return isMisspelled && !spelled.includes(undefined) ? spelled.join(' ') : undefined;
}

/** Maps the search form of each word to its first spelling. */
function wordsOf(texts: Iterable<string>): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const text of texts) {
    for (const word of text.split(/[\s,@]+/)) {
      const key = normalizeForSearch(word);
      if (!words.has(key)) words.set(key, word);
    }
  }
  return words;
}

/** More letters may be wrong in longer words; a short word is similar to too many others. */
const maxDistance = ({ length }: string): number => {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
};

function findSimilar(word: string, known: ReadonlyMap<string, string>): string | undefined {
  let best: string | undefined;
  let least = maxDistance(word) + 1;
  for (const [candidate, shown] of known) {
    // The user may not have typed the whole word yet.
    const start = candidate.slice(0, word.length);
    const found = Math.min(distance(word, candidate), distance(word, start));
    if (found < least) [best, least] = [shown, found];
  }
  return best;
}
