/** Each pair of `[[` and `]]` in a paragraph is a blank; the text between them is its correct word. */
const blank = /\[\[([^\]]*)\]\]/g;

/** The correct words of the blanks in order; an empty string for a blank without one. */
export const wordsOfBlanks = (paragraph: string): string[] =>
  Array.from(paragraph.matchAll(blank), ([, word = '']) => word);

/** The paragraph with every blank emptied to `[[]]`, as learners see it (D-062). */
export const withEmptyBlanks = (paragraph: string): string => paragraph.replaceAll(blank, '[[]]');
