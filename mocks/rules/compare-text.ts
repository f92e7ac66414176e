import { normalizeText } from '#openapi/rules/text.ts';

/** Shared, because creating a collator for each comparison is slow with 10,000 rows. */
const collator = new Intl.Collator('en');

/** Compares in English order (`é` after `e`), by the normal form. */
export const compareText = (one: string, other: string): number =>
  collator.compare(normalizeText(one), normalizeText(other));
