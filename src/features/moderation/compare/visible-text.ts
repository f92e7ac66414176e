/** Control characters other than white space: invisible, or reversing the order of the text around them. */
const hidden = /(?![\t\n\r])\p{Cc}|\p{Bidi_Control}|[\u00AD\u200B\u2060-\u2064\u3164\uFEFF]/gu;

/**
 * A text in which such characters are spelt out, as `[U+202E]`: a moderator decides on what is there, not on what it looks
 * like. The joiners of emoji and of some scripts are left alone.
 */
export const visibleText = (text: string): string =>
  text.replaceAll(hidden, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
  });
