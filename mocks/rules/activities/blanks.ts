/** Each pair `[[` and `]]` of a paragraph makes a blank; what stands between them is its right word. */
const blank = /\[\[([^\]]*)\]\]/g;

/** The right words of the blanks in their order; an empty text for a blank without one. */
export const wordsOfBlanks = (paragraph: string): string[] =>
  Array.from(paragraph.matchAll(blank), ([, word = '']) => word);

/** The paragraph with every blank emptied to `[[]]`, as learners see it (D-062). */
export const withEmptyBlanks = (paragraph: string): string => paragraph.replaceAll(blank, '[[]]');
