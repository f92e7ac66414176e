import { normalizeText } from '#openapi/rules/text.ts';

const collator = new Intl.Collator('en-ZA', { numeric: true, sensitivity: 'base' });

/**
 * Orders 'Grade 2' before 'Grade 10': the comparator for everything with a title (D-155), in its normal form (D-249).
 */
export const byTitle = (first: { title: string }, second: { title: string }): number =>
  collator.compare(normalizeText(first.title), normalizeText(second.title));

/** Sorts texts like `byTitle`, but normalizes each only once: lists may have 10,000 names. */
export const sortTexts = (texts: readonly string[]): string[] =>
  texts
    .map((text) => ({ text, normal: normalizeText(text) }))
    .toSorted((first, second) => collator.compare(first.normal, second.normal))
    .map(({ text }) => text);
