/** What TeX has a command for, as one character. */
const symbols: Readonly<Record<string, string>> = {
  times: '×',
  div: '÷',
  cdot: '·',
  pm: '±',
  leq: '≤',
  le: '≤',
  geq: '≥',
  ge: '≥',
  neq: '≠',
  ne: '≠',
  approx: '≈',
  pi: 'π',
  theta: 'θ',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  Delta: 'Δ',
  circ: '°',
  degree: '°',
  angle: '∠',
  triangle: '△',
  parallel: '∥',
  perp: '⊥',
  infty: '∞',
  rightarrow: '→',
  to: '→',
  dots: '…',
  ldots: '…',
  cdots: '…',
  left: '',
  right: '',
  quad: ' ',
};

/** The digits and signs that have a raised form. */
const raised = new Map(
  Array.from('0123456789+-n', (sign, index) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'.charAt(index)] as const),
);

/** Signs that are shown, while the others like them are looked for. */
const shown = { '{': '\uE000', '}': '\uE001', '^': '\uE002' };

/** In parentheses unless it is one number or word, so that a fraction of sums stays one. */
const grouped = (part: string): string => (/^[\p{L}\p{N}.,√∛°]*$/u.test(part) ? part : `(${part})`);

function power(exponent: string): string {
  if (exponent === '°') return exponent;
  const signs = Array.from(exponent, (sign) => raised.get(sign));
  return signs.includes(undefined) ? shown['^'] + grouped(exponent) : signs.join('');
}

const root = (index: string): string => (index === '3' ? '∛' : `${power(index)}√`);

/** The argument of a command: something in braces without further braces, or one character. */
const argument = String.raw`\s*(?:\{([^{}]*)\}|([^\s{}\\]))`;

/** Each takes away braces, innermost first. */
const steps: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [new RegExp(String.raw`\^${argument}`, 'g'), (_, part = '', sign = '') => power((part || sign).trim())],
  [
    new RegExp(String.raw`\\[dt]?frac${argument}${argument}`, 'g'),
    (_, top = '', topSign = '', foot = '', footSign = '') =>
      `${grouped((top || topSign).trim())}/${grouped((foot || footSign).trim())}`,
  ],
  [
    new RegExp(String.raw`\\[dt]?binom${argument}${argument}`, 'g'),
    (_, top = '', topSign = '', foot = '', footSign = '') =>
      `${grouped((top || topSign).trim())} choose ${grouped((foot || footSign).trim())}`,
  ],
  [
    /\\sqrt\s*(?:\[([^[\]]{1,9})\])?\s*\{([^{}]*)\}/g,
    (_, index = '', part = '') => root(index) + grouped(part.trim()),
  ],
  [/\\(?![dt]?(?:frac|binom)|sqrt)[A-Za-z]+\s*\{([^{}]*)\}/g, (_, part = '') => part],
  [/(^|[^\w\]}^\\])\{([^{}]*)\}/g, (_, before = '', part = '') => before + part],
];

/** As deep as a formula is read; braces further in are left out. */
const deepest = 10;

/**
 * A formula as plain text, for places that show or read no layout: `\frac{1}{2}` is '1/2', and `x^2` is 'x²'. What it does
 * not know keeps its name without the backslash.
 */
export function formulaText(tex: string): string {
  let text = tex
    .replaceAll(String.raw`\{`, shown['{'])
    .replaceAll(String.raw`\}`, shown['}'])
    .replaceAll(/\\[,;:! \\]/g, ' ')
    .replaceAll(/(\d)\s*(?=\\[dt]?frac)/g, '$1 ')
    .replaceAll(/\\([A-Za-z]+)/g, (whole, name: string) =>
      Object.hasOwn(symbols, name) ? (symbols[name] ?? '') : whole,
    );
  for (let depth = 0; depth < deepest; depth += 1) {
    for (const [pattern, write] of steps) text = text.replaceAll(pattern, write);
  }
  text = text.replaceAll(/[\\{}]/g, '');
  for (const [sign, stand] of Object.entries(shown)) text = text.replaceAll(stand, sign);
  return text.replaceAll(/\s+/g, ' ').trim() || tex;
}
