/** `:global()` of CSS modules is not valid CSS. */
const withoutGlobal = (css: string) => css.replaceAll(/:global\(((?:[^()]|\([^()]*\))*)\)/g, '$1');

export interface StyleRule {
  /** Relative to the project: `src/ui/Badge.module.css`. */
  file: string;
  /** The conditions of all media queries and container queries around the rule. */
  media: string;
  selector: string;
  declarations: { property: string; value: string }[];
}

const styleTexts = import.meta.glob<string>('../../src/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const drawingTexts = import.meta.glob<string>('../../src/**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const pathOf = (key: string) => key.replace(/^(\.\.\/)+/, '');
export const stylesheets = new Map(Object.entries(styleTexts).map(([key, text]) => [pathOf(key), text]));
const drawings = new Map(Object.entries(drawingTexts).map(([key, text]) => [pathOf(key), text]));

/** The text of a declaration may contain `;` only within quotes or `url()`, which are in no declaration read here. */
const declarationsIn = (text: string) =>
  [...text.matchAll(/([\w-]+): ([^;]+);/g)].map(([, property = '', value = '']) => ({ property, value }));

function rulesIn(list: CSSRuleList, file: string, media = ''): StyleRule[] {
  return [...list].flatMap((rule): StyleRule[] => {
    if (rule instanceof CSSStyleRule) {
      const { selectorText: selector, style } = rule;
      return [{ file, media, selector, declarations: declarationsIn(style.cssText) }];
    }
    if (rule instanceof CSSMediaRule || rule instanceof CSSContainerRule) {
      const condition =
        rule instanceof CSSContainerRule ? `container ${rule.conditionText}` : rule.conditionText;
      return rulesIn(rule.cssRules, file, [media, condition].filter(Boolean).join(' and '));
    }
    return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules, file, media) : [];
  });
}

/** Parses a stylesheet with the browser. */
export function parseStyles(css: string): CSSRuleList {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(withoutGlobal(css));
  return sheet.cssRules;
}

export const styleRules: readonly StyleRule[] = [...stylesheets].flatMap(([file, css]) =>
  rulesIn(parseStyles(css), file),
);

export interface TokenUse {
  file: string;
  /** The custom property between: `--tone-soft`, which has the value `var(--sun-soft)`. */
  through?: string;
}

const tokensFile = 'src/ui/styles/tokens.css';

/** The readers of each custom property: declarations, and drawings, which have no property here. */
const readers = new Map<string, { file: string; property?: string }[]>();

function addReaders(text: string, reader: { file: string; property?: string }) {
  for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
    readers.set(name, [...(readers.get(name) ?? []), reader]);
  }
}

for (const { file, declarations } of styleRules) {
  for (const { property, value } of declarations) addReaders(value, { file, property });
}
for (const [file, text] of drawings) addReaders(text, { file });

/** The files that read a custom property, directly or through other custom properties. */
export function usesOf(name: string, seen: readonly string[] = []): TokenUse[] {
  const found = readers.get(name) ?? [];
  const uses = new Map<string, TokenUse>();
  for (const { file, property } of found) {
    if (!property?.startsWith('--') && file !== tokensFile) uses.set(file, { file });
  }
  for (const { property: alias } of found) {
    if (!alias?.startsWith('--') || alias === name || seen.includes(alias)) continue;
    for (const { file } of usesOf(alias, [...seen, name])) {
      if (!uses.has(file)) uses.set(file, { file, through: alias });
    }
  }
  return [...uses.values()].toSorted((a, b) => a.file.localeCompare(b.file));
}
