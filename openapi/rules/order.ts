import { normalizeText } from '#openapi/rules/text.ts';

/** Shared, because creating a collator for each comparison is slow with 10,000 rows. */
const collator = new Intl.Collator('en');

/** Compares in English order (`é` after `e`), by the normal form. */
export const compareText = (first: string, second: string): number =>
  collator.compare(normalizeText(first), normalizeText(second));
