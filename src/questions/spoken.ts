/** The options of a choice for reading aloud, as they stand there: equal texts are one option. */
export const spokenOptions = (options: readonly string[]): string[] =>
  [...new Set(options)].map((option, index) => `Option ${index + 1}: ${option}`);
