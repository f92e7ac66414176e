export const anchorOf = (number: string) => number.toLowerCase();

/** The URL of the stories that show a requirement. */
export const storiesUrl = (number: string) =>
  `./?path=/story/guide-states--states&args=initialSearch:${number}`;

/** The URL of a decision or requirement in this Storybook. */
export const entryUrl = (number: string) =>
  `./?path=/docs/guide-${number.startsWith('D-') ? 'decisions' : 'requirements'}--docs#${anchorOf(number)}`;
