/**
 * Rewrites CSS text so that it renders as in a window that is smaller by the docked developer panel. Rules read the
 * size of the panel from `--dock-right` and `--dock-bottom`; media queries cannot read custom properties and get px.
 */

/** Space in px that the panel takes from the window. One of them is 0. */
export interface DockSize {
  right: number;
  bottom: number;
}

/** `(max-width: 40rem)` becomes `(max-width: calc(40rem + 480px))`; range syntax is rewritten alike. */
export function widenMedia(query: string, dock: DockSize): string {
  return query.replaceAll(/\([^()]*\)/g, (feature) => {
    const dimension = /(?<![\w-])(?:min-|max-)?(width|height)(?![\w-])/.exec(feature)?.[1];
    if (!dimension) return feature;
    const added = dimension === 'width' ? dock.right : dock.bottom;
    return added === 0 ? feature : feature.replaceAll(/\d*\.?\d+(?:px|r?em)\b/g, `calc($& + ${added}px)`);
  });
}

/**
 * Rewrites the declarations of a style rule: viewport units, the end insets of fixed and sticky boxes, percentages of
 * fixed boxes, and the scroll padding of the page. Inline directions are read as left to right.
 *
 * @param text as serialized by the browser in `style.cssText`
 * @param isPage whether the rule is for `html` or `body`, whose overflow and scroll padding are those of the window
 */
export function rewriteDeclarations(text: string, isPage: boolean): string {
  if (!isConcerned.test(text)) return text;
  const declarations = readDeclarations(text);
  const position = declarations.find(([name]) => name === 'position')?.[1];
  const rewritten = declarations.flatMap(([name, value]) => {
    const shrunk = value.replaceAll(viewportUnit, shrinkUnit);
    if (name === 'position') return [[name, value], ...shiftsOf(value)];
    if (name === 'scroll-padding' && isPage) return [[name, shiftEnds(shrunk, 'box', 'dock')]];
    if (name.startsWith('overflow') && !isPage && /auto|scroll|hidden/.test(value)) {
      return [
        [name, value],
        ['--dock-sticky', '0px'],
      ];
    }
    const ends = endsOf[name];
    if (ends) return [[name, shiftEnds(shrunk, ends, 'dock-shift')]];
    const side = sizes[name];
    if (side && position === 'fixed') return [[name, shrunk.replaceAll(percentage, shrinkPercentage(side))]];
    return [[name, shrunk]];
  });
  return rewritten.map(([name, value]) => `${name}: ${value};`).join(' ');
}

const isConcerned = /position:|bottom:|right:|inset|overflow|scroll-padding|\dd?[sl]?v[hwbi]\b/;

const viewportUnit = /(?<![\w.#-])(\d*\.?\d+)([dsl]?v[hwbi])\b/g;

function shrinkUnit(_: string, share: string, unit: string): string {
  const side = /[hb]$/.test(unit) ? 'bottom' : 'right';
  return `calc(${share} * (1${unit} - var(--dock-${side}, 0px) / 100))`;
}

const percentage = /(?<![\w.#-])(\d*\.?\d+)%/g;

const sizes: Record<string, Side | undefined> = { width: 'right', height: 'bottom' };

const shrinkPercentage = (side: Side) => (_: string, share: string) =>
  `calc(${share} * (1% - var(--dock-${side}, 0px) / 100))`;

type Side = 'right' | 'bottom';
type Ends = 'box' | 'block' | 'inline' | Side;

const endsOf: Record<string, Ends | undefined> = {
  inset: 'box',
  'inset-block': 'block',
  'inset-inline': 'inline',
  'inset-block-end': 'bottom',
  'inset-inline-end': 'right',
  bottom: 'bottom',
  right: 'right',
};

/**
 * The rule that decides on `position` also decides by how much `bottom` and `right` move, whichever rule sets them, so
 * that both follow the same cascade. A scroll container sets `--dock-sticky` to 0 for the sticky boxes inside it.
 */
function shiftsOf(position: string): [string, string][] {
  const [value = '', important = ''] = position.split(/(?= !important)/);
  const shift = (side: Side) =>
    ({ fixed: `var(--dock-${side}, 0px)`, sticky: `var(--dock-sticky, var(--dock-${side}, 0px))` })[value] ??
    '0px';
  return [
    ['--dock-shift-right', shift('right') + important],
    ['--dock-shift-bottom', shift('bottom') + important],
  ];
}

function shiftEnds(value: string, ends: Ends, property: 'dock' | 'dock-shift'): string {
  const [lengths = '', important = ''] = value.split(/(?= !important)/);
  const shift = (length: string, side: Side) =>
    /^(?:auto|inherit|initial|unset|revert|revert-layer)$/.test(length)
      ? length
      : `calc(${length === '0' ? '0px' : length} + var(--${property}-${side}, 0px))`;
  const [first = '', second = first, third = first, fourth = second] = splitAt(lengths, ' ');
  const shifted = {
    box: () => [first, shift(second, 'right'), shift(third, 'bottom'), fourth],
    block: () => [first, shift(second, 'bottom')],
    inline: () => [first, shift(second, 'right')],
    right: () => [shift(lengths, 'right')],
    bottom: () => [shift(lengths, 'bottom')],
  }[ends]();
  return shifted.join(' ') + important;
}

/** @param text as serialized by the browser in `style.cssText` */
export const readDeclarations = (text: string): [name: string, value: string][] =>
  splitAt(text, ';').map((declaration) => {
    const colon = declaration.indexOf(':');
    return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()];
  });

/** Splits at a separator that is not inside parentheses or quotes. */
export function splitAt(text: string, separator: ' ' | ',' | ';'): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const [index, character] of [...text].entries()) {
    const isEscaped = text[index - 1] === '\\';
    if (quote) quote = character === quote && !isEscaped ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (character === separator && depth === 0 && !quote) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
