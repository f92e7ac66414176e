const collator = new Intl.Collator('en-ZA', { numeric: true, sensitivity: 'base' });

/** 'Grade 2' before 'Grade 10': the one comparator for everything with a title (D-155). */
export const byTitle = (first: { title: string }, second: { title: string }): number =>
  collator.compare(first.title, second.title);
