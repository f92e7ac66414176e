/** Control and bidirectional characters, which are invisible or reorder the text around them. */
const hiddenCharacters = /(?![\t\n\r])\p{Cc}|\p{Bidi_Control}|[\u00AD\u200B\u2060-\u2064\u3164\uFEFF]/gu;

/**
 * Replaces each hidden character with its code, such as `[U+202E]`, so that a text cannot deceive a moderator. Keeps the joiners of
 * emoji and of some scripts.
 */
export const visibleText = (text: string): string =>
  text.replaceAll(hiddenCharacters, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
  });
