import { distance } from 'fastest-levenshtein';
import { normalizeForSearch } from './word-search.ts';

/**
 * Creates a function that returns a search with each word that no text contains replaced by the most similar word of
 * the texts; undefined if a word has none. The words have the case of the texts: `nkhosi zola` becomes `Nkosi Zola`.
 *
 * @param texts called once, for the first search, because it is slow for 10,000 rows
 */
export function createSpelling(texts: () => Iterable<string>): (search: string) => string | undefined {
  let known: ReadonlyMap<string, string> | undefined;
  let allWords = '';
  return (search) => {
    if (!known) {
      known = wordsOf(texts());
      allWords = [...known.keys()].join(' ');
    }
    const words = known;
    let isMisspelled = false;
    const spelled = search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => {
        const sought = normalizeForSearch(word);
        if (allWords.includes(sought)) return words.get(sought) ?? word;
        isMisspelled = true;
        return findSimilar(sought, words);
      });
    return isMisspelled && !spelled.includes(undefined) ? spelled.join(' ') : undefined;
  };
}

/** Maps the search form of each word to its first spelling. */
function wordsOf(texts: Iterable<string>): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  // Many texts repeat, such as names and roles: the set is faster than splitting each of them.
  for (const text of new Set(texts)) {
    for (const word of text.split(/[\s,@]+/)) {
      const key = normalizeForSearch(word);
      if (!words.has(key)) words.set(key, word);
    }
  }
  return words;
}

/** More letters may be wrong in longer words; a short word is similar to too many others. */
export const maxDistance = ({ length }: string): number => {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
};

function findSimilar(word: string, known: ReadonlyMap<string, string>): string | undefined {
  let best: string | undefined;
  let least = maxDistance(word) + 1;
  for (const [candidate, shown] of known) {
    if (candidate.length + least <= word.length) continue;
    // The user may not have typed the whole word yet.
    const start = candidate.slice(0, word.length);
    const isLonger = candidate.length - word.length >= least;
    const found = Math.min(distance(word, start), isLonger ? least : distance(word, candidate));
    if (found < least) [best, least] = [shown, found];
  }
  return best;
}
