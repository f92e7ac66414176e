import { readTokens, resolveValue, themes, type Theme } from './tokens.ts';
import css from '#ui/styles/tokens.css?raw';

const tokenGroups = readTokens(css);
export const tokens = tokenGroups.flatMap((group) => group.tokens);

const values = new Map(tokens.map(({ name, value }) => [name, value]));

/** The values of a token in both themes, without references to other tokens. */
export const themedValues = (value: string): Record<Theme, string> => {
  const [light, dark] = themes.map((theme) => resolveValue(value, theme, values));
  return { light: light ?? '', dark: dark ?? '' };
};

const isColour = (value: string) => /^(#|rgb\()/.test(themedValues(value).light);

/** The groups whose tokens are colours. */
export const colourGroups = tokenGroups.filter(({ tokens: [first] }) => first && isColour(first.value));

/** @throws Error if `tokens.css` has no group with this title */
export function groupOf(title: string) {
  const group = tokenGroups.find((candidate) => candidate.title === title);
  if (!group) throw new Error(`tokens.css has no group "${title}".`);
  return group;
}
