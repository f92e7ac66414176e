/** Characters that are about half as wide as a digit, and those that are wider. */
const narrow = /[iljtfrI1.,:;'|!()\s-]/g;
const wide = /[mwMW@A-Z]/g;

const count = (text: string, characters: RegExp): number => text.match(characters)?.length ?? 0;

/** Estimates the width of a text, in digits. */
const widthOf = (text: string): number => text.length - count(text, narrow) * 0.45 + count(text, wide) * 0.3;

/** Where a text may be broken: not between the digits of a telephone number. */
const wordEnd = /\s(?!\d)|(?<!\d)\s|@|(?=[.])/;

/** Longer words are broken. */
const longestWord = 20;

/**
 * Returns the widest text of a column and its widest word, which the table does not break.
 *
 * A table that is laid out by the browser would measure only the rows in view, and its columns would move as the user
 * scrolls.
 */
export function findWidest<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string | null | undefined,
): { text: string; word: string } {
  const widest = { text: '', word: '' };
  const width = { text: 0, word: 0 };
  for (const row of rows) {
    const text = textOf(row) ?? '';
    // Shorter texts cannot be wider: estimate few of them.
    if (text.length * 1.3 > width.text && widthOf(text) > width.text) {
      widest.text = text;
      width.text = widthOf(text);
    }
    if (text.length * 1.3 <= width.word) continue;
    for (const word of text.split(wordEnd)) {
      if (word.length * 1.3 > width.word && widthOf(word) > width.word) {
        widest.word = word.slice(0, longestWord);
        width.word = widthOf(widest.word);
      }
    }
  }
  return widest;
}
