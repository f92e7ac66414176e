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

/**
 * Where the words of a search stand in a text.
 *
 * @returns from and to of each place, in order; places that touch or overlap are one
 */
export function matchesIn(text: string, sought: string): (readonly [from: number, to: number])[] {
  const letters = searchableLetters(text);
  const plain = letters.map((letter) => letter.plain).join('');
  const isMatch = Array.from({ length: letters.length }, () => false);
  for (const word of searchable(sought).split(/\s+/).filter(Boolean)) {
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

/** A letter may be longer or shorter without its accents: each remembers where it came from. */
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
    const plain = searchable(letter);
    const last = letters.at(-1);
    // An accent of its own belongs to the letter before it.
    if (plain === '' && last) last.to = to;
    for (const unit of plain.split('')) letters.push({ plain: unit, from, to });
    from = to;
  }
  return letters;
}
