import { slotCharacter } from '#openapi/rules/formatted-text.ts';

/** Spoken names of signs in code. Longer signs come first. */
const names: Readonly<Record<string, string>> = {
  '===': 'is exactly equal to',
  '!==': 'is not exactly equal to',
  '==': 'is equal to',
  '!=': 'is not equal to',
  '<=': 'is less than or equal to',
  '>=': 'is greater than or equal to',
  '+=': 'plus equals',
  '-=': 'minus equals',
  '*=': 'times equals',
  '->': 'arrow',
  '=>': 'arrow',
  '**': 'to the power of',
  '//': 'double slash',
  '=': 'equals',
  '<': 'is less than',
  '>': 'is greater than',
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '×': 'times',
  '/': 'slash',
  '÷': 'divided by',
  '%': 'percent',
  '(': 'open bracket',
  ')': 'close bracket',
  '[': 'open square bracket',
  ']': 'close square bracket',
  '{': 'open curly bracket',
  '}': 'close curly bracket',
  '"': 'quote',
  "'": 'single quote',
  ':': 'colon',
  ';': 'semicolon',
  ',': 'comma',
  '.': 'dot',
  '?': 'question mark',
  '!': 'exclamation mark',
  '#': 'hash',
  _: 'underscore',
  '&': 'and sign',
  '|': 'bar',
  '@': 'at sign',
  $: 'dollar sign',
  '\\': 'backslash',
  '~': 'tilde',
  '^': 'caret',
  '`': 'backtick',
  '→': 'arrow',
  [slotCharacter]: 'blank',
};

const signs = Object.keys(names)
  .filter((sign) => sign.length > 1)
  .map((sign) => sign.replaceAll(/[*+]/g, String.raw`\$&`))
  .join('|');

/** Words, decimal numbers and signs. */
const token = new RegExp(String.raw`\d+(?:\.\d+)?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*|${signs}|\S`, 'gu');

export interface SpokenWord {
  say: string;
  start: number;
  end: number;
}

/** Signs with another name in formulas. */
const formulaNames: Readonly<Record<string, string>> = {
  '/': 'over',
  '·': 'times',
  '√': 'the square root of',
  '∛': 'the cube root of',
  '²': 'squared',
  '³': 'cubed',
  '^': 'to the power of',
  '°': 'degrees',
  '±': 'plus or minus',
  '≤': 'is less than or equal to',
  '≥': 'is greater than or equal to',
  '≠': 'is not equal to',
  '≈': 'is about',
};

/** Decimal numbers, words and signs; a superscript number is one sign. */
const formulaToken = /[0-9]+(?:[.,][0-9]+)?|\p{L}+|[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ]+|\S/gu;

const spokenSign = (sign: string): string =>
  formulaNames[sign] ??
  names[sign] ??
  (/^[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ]/.test(sign) ? `to the power of ${sign.normalize('NFKC').replace('−', '-')}` : sign);

/** Reads the plain text of a formula: 'x²/2' as 'x squared over 2'. */
export const spokenFormula = (text: string): string =>
  Array.from(text.matchAll(formulaToken), ({ 0: found }) => spokenSign(found)).join(' ');

/** Reads code sign by sign: `x = 5` as 'x equals 5'. */
export const spokenCode = (code: string): SpokenWord[] =>
  Array.from(code.matchAll(token), ({ 0: found, index }) => ({
    say: names[found] ?? found,
    start: index,
    end: index + found.length,
  }));
