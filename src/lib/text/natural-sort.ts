import { normalizeText } from '#openapi/rules/text.ts';

const collator = new Intl.Collator('en-ZA', { numeric: true, sensitivity: 'base' });

/** Compares titles in natural order: 'Grade 2' precedes 'Grade 10' (D-155). Normalizes both titles first (D-249). */
export const byTitle = (first: { title: string }, second: { title: string }): number =>
  collator.compare(normalizeText(first.title), normalizeText(second.title));

/** Sorts like `byTitle`, but normalizes each text only once: a list may have 10,000. */
export const sortTexts = (texts: readonly string[]): string[] =>
  texts
    .map((text) => ({ text, normal: normalizeText(text) }))
    .toSorted((first, second) => collator.compare(first.normal, second.normal))
    .map(({ text }) => text);
