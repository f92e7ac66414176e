export const anchorOf = (number: string) => number.toLowerCase();

/** The URL of a decision or requirement in this Storybook. */
export const entryUrl = (number: string) =>
  `./?path=/docs/guide-${number.startsWith('D-') ? 'decisions' : 'requirements'}--docs#${anchorOf(number)}`;
