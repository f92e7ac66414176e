import { normalizeText } from '#openapi/rules/text.ts';

const collator = new Intl.Collator('en-ZA', { numeric: true, sensitivity: 'base' });

/** 'Grade 2' before 'Grade 10': the one comparator for everything with a title (D-155), by its normal form (D-249). */
export const byTitle = (first: { title: string }, second: { title: string }): number =>
  collator.compare(normalizeText(first.title), normalizeText(second.title));

/** Texts in the order of `byTitle`; each is normalized once, since ten thousand names are compared often. */
export const sortTexts = (texts: readonly string[]): string[] =>
  texts
    .map((text) => ({ text, normal: normalizeText(text) }))
    .toSorted((first, second) => collator.compare(first.normal, second.normal))
    .map(({ text }) => text);
