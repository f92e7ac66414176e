import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFormattedText, slotCharacter } from '#openapi/rules/formatted-text.ts';
import { emptyParagraphFindings, paragraphFindings } from '#questions/fill-in-the-blanks/paragraph-check.ts';
import { splitInstruction } from '#questions/fill-in-the-blanks/paragraph.ts';
import { formulaText } from '#questions/text/formula-text.ts';
import { toPlainText } from '#questions/text/plain-text.ts';
import { readFormula } from '#questions/text/read-formula.ts';
import { spokenFormattedText } from '#questions/text/spoken.ts';

const { raw } = String;

/** Returns runs in short notation: text, {formula}, <code>. */
const runsOf = (source: string) =>
  parseFormattedText(source).map(({ kind, text }) => {
    if (kind === 'text') return text;
    return kind === 'formula' ? `{${text}}` : `<${text}>`;
  });

describe('formulas in formatted text', () => {
  test.each([
    ['$5x + 2 = 12$', ['{5x + 2 = 12}']],
    [raw`Half is $\frac{1}{2}$.`, ['Half is ', raw`{\frac{1}{2}}`, '.']],
    ['$x$ and $y$', ['{x}', ' and ', '{y}']],
    ['the $n$th, ($12$)', ['the ', '{n}', 'th, (', '{12}', ')']],
    [raw`$2 \text{ cm}$`, [raw`{2 \text{ cm}}`]],
    [raw`$x = 2\$$`, [raw`{x = 2\$}`]],
    ['$n − 6$', ['{n - 6}']],
    ['$3/4$ or $5 - 2$', ['{3/4}', ' or ', '{5 - 2}']],
    ['$5/x$, $5 - ab$', ['{5/x}', ', ', '{5 - ab}']],
    ["($|x| = f'$)", ['(', "{|x| = f'}", ')']],
  ])('are parsed: %j', (source, runs) => {
    expect(runsOf(source)).toEqual(runs);
  });

  test.each([
    '$5',
    'R5',
    '$5 and $10',
    'It costs $5, not $6',
    'It costs $5 or 5$',
    'It costs $1 000, then 500$.',
    '$5-$10, ($5)/($10)',
    'Price ($) and total ($)',
    'Cost($) | Total($)',
    'Ann has $5/hour or 6$/hour.',
    'A tip of $5-$ 6, a $5-note or 6$',
    'Is it in $, or in c$?',
    'Which key is it: $, %, or "$"?',
    '“$” or “$”',
    'in $/kg or in $/g, [$a] or [$]',
    'US$5 or A$x$',
    '$ x$ and $x $',
    '$$x$$',
    'over two $x\nlines$',
    'still $\\frac{1}{2}',
  ])('are not parsed in prices and other texts: %j', (source) => {
    expect(runsOf(source)).toEqual([source]);
  });

  test('do not begin at an escaped dollar sign', () => {
    expect(runsOf(raw`\$x$ and \$5`)).toEqual(['$x$ and $5']);
  });

  test('are not parsed in code', () => {
    expect(runsOf('`$x$`, $y$\n```\n$z$ \\$\n```\n')).toEqual(['<$x$>', ', ', '{y}', raw`<$z$ \$>`]);
  });

  test('cannot contain a blank: the author gets a warning', () => {
    expect(runsOf(`$x = ${slotCharacter}$`)).toEqual([`$x = ${slotCharacter}$`]);
    const message = 'A blank cannot be part of a formula: learners would see its dollar signs.';
    const messagesOf = (paragraph: string) => paragraphFindings(paragraph).map((finding) => finding.message);
    expect(messagesOf('$x = [[5]]$')).toEqual([message]);
    expect(messagesOf('$x =$ [[5]] and $5 or [[6]].')).toEqual([]);
    expect(emptyParagraphFindings('$x = [[]]$', 1).map((finding) => finding.message)).toEqual([message]);
  });

  test('can be part of an instruction', () => {
    expect(splitInstruction(raw`Use $\frac{1}{2} = 0{,}5$ here`.concat('\nIt is [[1]].')).prompt).toBe(
      raw`Use $\frac{1}{2} = 0{,}5$ here`,
    );
  });

  test('are the same after formatting and parsing again', () => {
    const unit = fc.constantFrom(
      '$',
      '$',
      '\\',
      'x',
      '5',
      ' ',
      ' or',
      '\n',
      '{',
      '}',
      '`',
      slotCharacter,
      '.',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 24 }), (text) => {
        const runs = parseFormattedText(text);
        fc.pre(runs.every(({ kind }) => kind === 'text' || kind === 'formula'));
        const source = runs.map((run) =>
          run.kind === 'formula' ? `$${run.text}$` : run.text.replaceAll('$', raw`\$`),
        );
        expect(parseFormattedText(source.join(''))).toEqual(runs);
      }),
      { numRuns: 5000 },
    );
  });

  test.each([
    ['$', 0],
    ['$a ', 0],
    ['$x$ ', 10_000],
    [raw`\$`, 0],
    ['$1 ', 0],
    ['$\\', 0],
  ])('are parsed in 10,000 repetitions of %j: %i formulas', (part, count) => {
    const formulas = parseFormattedText(part.repeat(10_000)).filter(({ kind }) => kind === 'formula');
    expect(formulas).toHaveLength(count);
  });
});

describe('formulaText', () => {
  test.each([
    ['5x + 2 = 12', '5x + 2 = 12'],
    [raw`\frac{1}{2}`, '1/2'],
    [raw`1\frac34`, '1 3/4'],
    [raw`\frac{a+b}{\sqrt{x^2 + 1}}`, '(a+b)/(√(x² + 1))'],
    [raw`\text{area} = \pi r^2`, 'area = π r²'],
    [raw`30^{\circ} \times 3 \div x^{n+1}`, '30° × 3 ÷ xⁿ⁺¹'],
    [raw`x^{a+b}`, 'x^(a+b)'],
    [raw`\sqrt[3]{8}`, '∛8'],
    [raw`\{1, 2\}`, '{1, 2}'],
    [raw`\left(\frac{1}{2}\right)`, '(1/2)'],
    [raw`\frac{1}`, 'frac1'],
    [raw`\binom{5}{2} + \dbinom n{k+1}`, '5 choose 2 + n choose (k+1)'],
    [raw`\frac{\binom52}{2}`, '(5 choose 2)/2'],
    ['{', '{'],
  ])('converts %j to %j', (tex, text) => {
    expect(formulaText(tex)).toBe(text);
  });

  test.each(['{', '\\frac{', '^{', '\\sqrt{', '\\sqrt[', '\\a{'])(
    'returns a short text for deep nesting: %j',
    (part) => {
      expect(formulaText(part.repeat(3000) + '}'.repeat(3000)).length).toBeLessThan(20_000);
    },
  );

  test('is used in plain text', () => {
    expect(toPlainText(raw`What is $\frac{1}{2}$ of \$6?`)).toBe('What is 1/2 of $6?');
  });

  test.each([
    [raw`x^{10} \times 2{,}5`, 'x to the power of 10 times 2,5'],
    [raw`\sqrt{9} = 3`, 'the square root of 9 equals 3'],
    [raw`\binom{5}{2} = 10`, '5 choose 2 equals 10'],
    [raw`30^\circ \le \pi`, '30 degrees is less than or equal to π'],
  ])('spokenFormattedText reads the formula %j as “%s”', (tex, said) => {
    expect(spokenFormattedText(`$${tex}$`, 'prompt').map(({ text }) => text)).toEqual([said]);
  });

  test('spokenFormattedText highlights a formula as one range', () => {
    const say = (index: number) => ['seven', 'eight'][index];
    const [line] = spokenFormattedText(
      raw`Is ${slotCharacter} more than $\frac{x^2}{2}$, or ${slotCharacter}?`,
      'prompt',
      say,
    );
    expect(line?.text).toBe('Is seven more than x squared over 2 , or eight?');
    expect(line?.marks.map(({ start, end, slot: inSlot }) => inSlot ?? [start, end])).toEqual([
      [0, 2],
      0,
      [4, 8],
      [9, 13],
      1,
      [14, 15],
      [16, 18],
      2,
    ]);
  });
});

describe('readFormula', () => {
  test('returns the formula as MathML', () => {
    expect(readFormula(raw`\frac{1}{2}`)).toContain('<mfrac><mn>1</mn><mn>2</mn></mfrac>');
  });

  test.each([raw`\frac{1}`, raw`\unknown`, '{', '{'.repeat(5000), raw`\def\a{\a\a}\a`])(
    'returns undefined for the invalid formula %j',
    (tex) => {
      expect(readFormula(tex)).toBeUndefined();
    },
  );

  test.each([
    raw`\href{javascript:alert(1)}{x}`,
    raw`\url{a}`,
    raw`\includegraphics{a}`,
    raw`\htmlStyle{color:red}{x}`,
    raw`\htmlId{a}{x}`,
  ])('returns undefined for %s, which could load a URL or set HTML attributes', (tex) => {
    expect(readFormula(tex)).toBeUndefined();
  });

  test.each([
    raw`\def\a{x}\a`,
    raw`\gdef\a{x}`,
    raw`\let\a=x`,
    raw`\futurelet\a xy`,
    raw`\newcommand{\a}{x}`,
    raw`\renewcommand{\pi}{x}`,
    raw`\providecommand{\a}{x}`,
    raw`\global\def\a{x}`,
    raw`x\\\def\a{x}`,
    raw`\show x`,
  ])('returns undefined for the definition %s', (tex) => {
    expect(readFormula(tex)).toBeUndefined();
  });

  test('returns undefined for more than 500 characters', () => {
    expect(readFormula('x'.repeat(500))).toBeDefined();
    expect(readFormula('x'.repeat(501))).toBeUndefined();
  });

  test.each([
    raw`\raisebox{-100em}{x}`,
    raw`\rule{10em}{10em}`,
    raw`\colorbox{red}{x}`,
    raw`\textcolor{red}{x}`,
    raw`\red x`,
    raw`\hspace{-100em}x`,
    raw`\kern-1em x`,
    raw`x\mkern-18mu y`,
    raw`\llap{x}`,
    raw`\mathrlap{x}`,
    raw`\smash{x}`,
    raw`\vphantom{x}`,
    raw`{\Huge x}`,
  ])('returns undefined for %s, which could cover other parts of the page', (tex) => {
    expect(readFormula(tex)).toBeUndefined();
  });

  test.each([
    raw`a \ne b \not\subset c \notin d`,
    raw`\left(\longrightarrow\right)`,
    raw`\begin{pmatrix} 1 \\ \vdots \\ n \end{pmatrix}`,
    raw`\overline{AB} \; \vec{a} \quad \hat{x}\!`,
    raw`\boxed{5} \cancel{x} \underbrace{a + b}_{c} \bigg(`,
  ])('accepts %s', (tex) => {
    expect(readFormula(tex)).toBeDefined();
  });

  test('escapes HTML', () => {
    expect(readFormula('<img src=x>')).not.toContain('<img');
  });
});
