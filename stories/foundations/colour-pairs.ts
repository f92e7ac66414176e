import { colourGroups, tokens } from './all-tokens.ts';
import { styleRules, type StyleRule } from './stylesheets.ts';

interface ColourPair {
  /** Names of tokens, or colours. */
  text: string;
  background: string;
  files: string[];
}

const colourTokens = colourGroups.flatMap((group) => group.tokens.map(({ name }) => name));
const tokenNames = new Set(tokens.map(({ name }) => name));

const valueOf = ({ declarations }: StyleRule, ...properties: string[]) =>
  declarations.find(({ property }) => properties.includes(property))?.value;

const textOf = (rule: StyleRule) => valueOf(rule, 'color');
const backgroundOf = (rule: StyleRule) => valueOf(rule, 'background', 'background-color');

const hexOf = (value: string) => {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(value)?.slice(1);
  return channels && `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
};

/** The custom property or colour of a declaration; undefined for keywords, gradients and pictures. */
const sourceOf = (value: string) => /^var\((--[\w-]+)/.exec(value)?.[1] ?? hexOf(value);

/** The rules that set one of the custom properties which are not tokens, such as `--tone-soft`. */
const settersOf = (...names: string[]) => {
  const aliases = names.filter((name) => name.startsWith('--') && !tokenNames.has(name));
  if (aliases.length === 0) return undefined;
  return styleRules.filter((rule) => aliases.every((alias) => valueOf(rule, alias) !== undefined));
};

function pairsIn(rule: StyleRule): Omit<ColourPair, 'files'>[] {
  const text = sourceOf(textOf(rule) ?? '');
  const background = sourceOf(backgroundOf(rule) ?? '');
  if (text === undefined || background === undefined) return [];
  const setters = settersOf(text, background);
  if (!setters) return [{ text, background }];
  return setters.flatMap((setter) => {
    const setText = sourceOf(valueOf(setter, text) ?? '') ?? text;
    const setBackground = sourceOf(valueOf(setter, background) ?? '') ?? background;
    return [{ text: setText, background: setBackground }];
  });
}

/** The background of a text colour such as `--on-hero-muted`: `--hero`, and `--hero-hover` if it exists. */
function namedBackgrounds(text: string): string[] {
  const base = /^--on-(\w+)/.exec(text)?.[1];
  return base === undefined ? [] : [`--${base}`, `--${base}-hover`].filter((name) => tokenNames.has(name));
}

const isKnown = (name: string) => !name.startsWith('--') || colourTokens.includes(name);

/** Text and background of the same rule, and text on the colour that its name contains. */
export function colourPairs(): ColourPair[] {
  const pairs = new Map<string, ColourPair>();
  const add = (text: string, background: string, file: string) => {
    if (!isKnown(text) || !isKnown(background) || text === background) return;
    const key = `${text} on ${background}`;
    const { files = [] } = pairs.get(key) ?? {};
    if (!files.includes(file)) pairs.set(key, { text, background, files: [...files, file] });
  };
  for (const rule of styleRules) {
    for (const { text, background } of pairsIn(rule)) add(text, background, rule.file);
    const text = sourceOf(textOf(rule) ?? '') ?? '';
    for (const background of namedBackgrounds(text)) add(text, background, rule.file);
  }
  const place = ({ background, text }: ColourPair) =>
    colourTokens.indexOf(background) * colourTokens.length + colourTokens.indexOf(text);
  return [...pairs.values()].toSorted((a, b) => place(a) - place(b));
}

/** The text colours of rules without a background, which lie on a surface. */
export function textsOnSurfaces(): { text: string; files: string[] }[] {
  const texts = new Map<string, string[]>();
  for (const rule of styleRules) {
    const text = sourceOf(textOf(rule) ?? '') ?? '';
    const isOnSurface = !text.startsWith('--on-') && backgroundOf(rule) === undefined;
    if (isOnSurface && colourTokens.includes(text)) {
      texts.set(text, [...new Set([...(texts.get(text) ?? []), rule.file])]);
    }
  }
  return [...texts]
    .map(([text, files]) => ({ text, files }))
    .toSorted((a, b) => colourTokens.indexOf(a.text) - colourTokens.indexOf(b.text));
}
