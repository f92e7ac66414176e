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

const superscripts = new Map(
  Array.from('0123456789+-n', (sign, index) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'.charAt(index)] as const),
);

/** Placeholders for literal signs while their TeX meanings are processed. */
const shown = { '{': '\uE000', '}': '\uE001', '^': '\uE002' };

/** Adds parentheses unless the part is one number or word. */
const grouped = (part: string): string => (/^[\p{L}\p{N}.,√∛°]*$/u.test(part) ? part : `(${part})`);

function power(exponent: string): string {
  if (exponent === '°') return exponent;
  const signs = Array.from(exponent, (sign) => superscripts.get(sign));
  return signs.includes(undefined) ? shown['^'] + grouped(exponent) : signs.join('');
}

const root = (index: string): string => (index === '3' ? '∛' : `${power(index)}√`);

/** Argument of a command: a brace group without nested braces, or one character. */
const argument = String.raw`\s*(?:\{([^{}]*)\}|([^\s{}\\]))`;

/** Each step removes innermost braces. */
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

/** Maximum nesting depth; deeper braces are removed. */
const maxDepth = 10;

/**
 * Converts a formula to plain text: `\frac{1}{2}` to '1/2', `x^2` to 'x²'. Unknown commands keep their name, or are
 * replaced by their argument.
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
  for (let depth = 0; depth < maxDepth; depth += 1) {
    for (const [pattern, write] of steps) text = text.replaceAll(pattern, write);
  }
  text = text.replaceAll(/[\\{}]/g, '');
  for (const [sign, stand] of Object.entries(shown)) text = text.replaceAll(stand, sign);
  return text.replaceAll(/\s+/g, ' ').trim() || tex;
}
