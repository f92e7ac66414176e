/** Maps decisions and requirements to the files that cite them; collected when Storybook starts. */
declare const __CITATIONS__: Readonly<Record<string, readonly string[]>>;
