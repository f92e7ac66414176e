import { createSheet } from '#mocks/panel/host/create-sheet.ts';
import { readDeclarations, splitAt } from '#mocks/panel/host/rewrite-css.ts';

/**
 * What a browser with forced colours does to the declarations of a page (https://www.w3.org/TR/css-color-adjust-1/):
 * it ignores their colours, except system colours, and removes shadows and gradients. Text, borders and grounds then
 * have the colours of the browser's own stylesheet, which are system colours.
 */

/** Colours by kind of element for the declarations that `createColorForcer` writes. */
export const forcedSheet = createSheet(`
  *, ::before, ::after { --forced-ground: Canvas; --forced-border: currentcolor; }
  button, input, select, textarea { --forced-border: ButtonBorder; }
  :disabled { --forced-border: GrayText; }
`);

const systemColor =
  /^(?:canvas|canvastext|linktext|visitedtext|activetext|button(?:face|text|border)|field(?:text)?|highlight(?:text)?|selecteditem(?:text)?|mark(?:text)?|graytext|accentcolor(?:text)?)$/i;

const keyword = /^(?:currentcolor|inherit|initial|unset|revert|revert-layer)$/i;

const line =
  /^(?:border(?:-(?:block|inline))?(?:-(?:top|right|bottom|left|start|end))?|column-rule|outline)(?:-color)?$/;

const replacements: Record<string, string | undefined> = {
  'box-shadow': 'none',
  'text-shadow': 'none',
  'accent-color': 'auto',
  'scrollbar-color': 'auto',
};

/** The alpha of a colour from 0 to 1, undefined for another value. */
type ReadAlpha = (value: string) => number | undefined;

function force(name: string, value: string, readAlpha: ReadAlpha): string | undefined {
  const isForced = (token: string) =>
    !systemColor.test(token) && !keyword.test(token) && readAlpha(token) !== undefined;
  const replaceColors = (text: string, replacement: (token: string) => string) =>
    splitAt(text, ' ')
      .map((token) => (isForced(token) ? replacement(token) : token))
      .join(' ');

  if (replacements[name] !== undefined) return replacements[name];
  // Also where the author inherits the colour, a link has the colour of links.
  if (name === 'color') return isForced(value) || value === 'inherit' ? undefined : value;
  if (name === 'text-decoration-color') return isForced(value) ? undefined : value;
  if (name === 'text-decoration') return replaceColors(value, () => '');
  if (line.test(name)) {
    return replaceColors(value, () => (name.startsWith('outline') ? 'currentcolor' : 'var(--forced-border)'));
  }
  if (!/^background(?:-color|-image)?$/.test(name)) return value;
  const layers = splitAt(value, ',').map((layer) =>
    layer.includes('gradient(') ? 'none' : replaceColors(layer, (color) => groundOf(readAlpha(color) ?? 1)),
  );
  return layers.join(', ');
}

/** Grounds keep their transparency. */
const groundOf = (alpha: number): string =>
  alpha === 1 ? 'var(--forced-ground)' : `rgb(from var(--forced-ground) r g b / ${alpha})`;

/** @returns a function that changes a rule, and returns how to restore it; undefined for an unchanged rule */
export function createColorForcer(): (rule: CSSStyleRule) => (() => void) | undefined {
  const readAlpha = createAlphaReader();
  return (rule) => {
    const { cssText } = rule.style;
    if (cssText.includes('forced-color-adjust: none')) return undefined;
    const changed: string[] = [];
    const forced = readDeclarations(cssText).flatMap(([name, declared]) => {
      const [value = '', important = ''] = declared.split(/(?= !important)/);
      const replacement = force(name, value, readAlpha);
      if (replacement === value) return [`${name}: ${declared}`];
      changed.push(`${name}: ${declared}`);
      return replacement === undefined ? [] : [`${name}: ${replacement}${important}`];
    });
    if (changed.length === 0) return undefined;
    rule.style.cssText = forced.join('; ');
    // Drawings keep their colours.
    const added = rule.insertRule(`&:is(svg, svg *) { ${changed.join('; ')} }`, rule.cssRules.length);
    const drawings = rule.cssRules[added];
    return () => {
      rule.deleteRule([...rule.cssRules].findIndex((nested) => nested === drawings));
      rule.style.cssText = cssText;
    };
  };
}

/** Reads colours as the root element has them, with the tokens of the theme. */
function createAlphaReader(): ReadAlpha {
  const alphas = new Map<string, number | undefined>();
  return (value) => {
    if (!alphas.has(value)) alphas.set(value, CSS.supports('color', value) ? computeAlpha(value) : undefined);
    return alphas.get(value);
  };
}

function computeAlpha(value: string): number {
  const probe = document.createElement('span');
  probe.style.color = value;
  document.documentElement.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const alpha = /^rgba\(.*,\s*([\d.]+)\)$|\/\s*([\d.]+)\)$/.exec(color);
  return Number(alpha?.[1] ?? alpha?.[2] ?? 1);
}
