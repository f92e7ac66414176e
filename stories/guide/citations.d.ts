/** The files that cite a decision or requirement, by number; collected when Storybook starts. */
declare const __CITATIONS__: Readonly<Record<string, readonly string[]>>;
