/** Sorts as people do, `é` beside `e`. One collator, because creating one for each comparison is slow at 10,000 rows. */
export const compareText: (one: string, other: string) => number = new Intl.Collator('en').compare;
