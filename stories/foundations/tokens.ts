import { contrast } from './contrast.ts';

export interface Token {
  /** With its dashes: `--paper`. */
  name: string;
  value: string;
  /** From the comment behind the declaration. */
  purpose: string;
}

export interface TokenGroup {
  title: string;
  /** The part of the group's comment after the colon. */
  description: string;
  tokens: Token[];
}

/** A comment of a group has a line to itself; a comment behind a declaration is a purpose. */
const parts =
  /^ *\/\* (?<heading>[^*]+) \*\/$|(?<name>--[\w-]+):(?<value>[^;]+);(?: *\/\* (?<purpose>[^*]+) \*\/)?/gm;

/** Parses the custom properties of the first rule of `tokens.css`, in the groups of its comments. */
export function readTokens(css: string): TokenGroup[] {
  const groups: TokenGroup[] = [];
  const rule = css.slice(0, css.indexOf('\n}'));
  for (const { groups: found = {} } of rule.matchAll(parts)) {
    const { heading, name = '', value = '', purpose = '' } = found;
    if (heading === undefined) {
      groups.at(-1)?.tokens.push({ name, value: value.trim().replaceAll(/\s+/g, ' '), purpose });
    } else {
      const [title = '', description = ''] = heading.split(/: (.*)/s);
      groups.push({ title, description, tokens: [] });
    }
  }
  return groups;
}

export type Theme = 'light' | 'dark';
export const themes: readonly Theme[] = ['light', 'dark'];

/** Splits `light-dark(a, b)` in which `a` may contain functions. */
const lightDark = /light-dark\(((?:[^(),]|\([^()]*\))*),((?:[^()]|\([^()]*\))*)\)/g;

/** Replaces `light-dark()` by the value in a theme, and custom properties by their values. */
export function resolveValue(value: string, theme: Theme, tokens: ReadonlyMap<string, string>): string {
  const inTheme = value.replaceAll(lightDark, (_, light: string, dark: string) =>
    (theme === 'light' ? light : dark).trim(),
  );
  return inTheme.replaceAll(/var\((--[\w-]+)\)/g, (reference, name: string) => {
    const target = tokens.get(name);
    return target === undefined ? reference : resolveValue(target, theme, tokens);
  });
}

const isHex = (colour: string) => /^#[\da-f]{6}$/i.test(colour);

/** The contrast of two opaque colours; undefined for others. */
export function contrastOf(text: string, background: string): number | undefined {
  return isHex(text) && isHex(background) ? contrast(text, background) : undefined;
}

/** Rounds down, so that a displayed 4.5 is enough. */
export const formatContrast = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** The success criteria of WCAG 2.2 that a contrast meets: 1.4.3, 1.4.6 and 1.4.11. */
export function verdictOf(ratio: number): 'AAA' | 'AA' | 'large' | 'none' {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'large' : 'none';
}
