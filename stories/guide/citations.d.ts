/** The files that refer to a decision or requirement, by its number; found when Storybook starts. */
declare const __CITATIONS__: Readonly<Record<string, readonly string[]>>;
