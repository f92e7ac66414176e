/** The options of a choice for reading aloud. As on the screen, equal texts are one option. */
export const spokenOptions = (options: readonly string[]): string[] =>
  [...new Set(options)].map((option, index) => `Option ${index + 1}: ${option}`);
