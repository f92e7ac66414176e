/** Separates short facts in a line. The space before the dot does not break, so that no line begins with a dot. */
export const partSeparator = '\u00A0· ';

/** Joins the facts that are known, for example to 'Grade 4 · Mathematics'. */
export const joinParts = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(partSeparator);
