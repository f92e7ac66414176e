import { normalizeText } from './text.ts';

/**
 * Compares an answer with the answer key (D-250); see *Comparing answers* in the contract. A numeric key is compared by
 * value, every other key as text.
 */

/** An exact number: a fraction with a positive denominator, in lowest terms. */
interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export interface ParsedKey {
  /** Normal form without backticks. */
  readonly text: string;
  readonly kind: 'text' | 'decimal' | 'fraction';
  /** The value of a numeric key; undefined for text. */
  readonly value: Fraction | undefined;
}

const inlineCode = /^`([^`]+)`$/;

/** `1234`, `1 234`, `0,5`, `.5`. Groups: the whole number, the decimals. */
const decimal = /^(\d{1,3}(?: \d{3})+|\d+|(?=[.,]\d))(?:[.,](\d*))?$/;

/** `3/4`, `1 1/2`. Groups: the whole number, the numerator, the denominator. */
const fraction = /^(?:(\d+) (?!0))?(\d+) ?\/ ?(\d+)$/;

const signedNumber = /^([-+]?) ?(.*)$/;

/** Longer digit strings are identifiers rather than numbers. */
const maxDigits = 30;

const vulgarFractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
};

/** Replaces `1½` by `1 1/2`. */
const replaceVulgarFractions = (text: string): string =>
  text
    .replaceAll(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]/g, (character) => ` ${vulgarFractions[character] ?? ''}`)
    .replaceAll(/ +/g, ' ')
    .trim();

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestCommonDivisor(other, one % other);
}

function inLowestTerms(numerator: bigint, denominator: bigint): Fraction {
  const size = numerator < 0n ? -numerator : numerator;
  const divisor = greatestCommonDivisor(size, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

interface ParsedNumber {
  readonly kind: 'decimal' | 'fraction';
  readonly value: Fraction;
  /** Whether a whole number has an unnecessary leading zero, as in `007`. */
  readonly hasLeadingZero: boolean;
}

/** @param text in the normal form */
function parseNumber(text: string): ParsedNumber | undefined {
  if (text.length > 2 * maxDigits) return undefined;
  const [, sign = '', unsigned = ''] = signedNumber.exec(replaceVulgarFractions(text)) ?? [];
  const direction = sign === '-' ? -1n : 1n;
  const asDecimal = decimal.exec(unsigned);
  if (asDecimal) {
    const [, whole = '', decimals = ''] = asDecimal;
    const digits = whole.replaceAll(' ', '') + decimals;
    if (digits.length > maxDigits) return undefined;
    return {
      kind: 'decimal',
      value: inLowestTerms(direction * BigInt(digits || '0'), 10n ** BigInt(decimals.length)),
      hasLeadingZero: /^0[ \d]/.test(whole),
    };
  }
  const asFraction = fraction.exec(unsigned);
  if (!asFraction) return undefined;
  const [, whole = '0', numerator = '', denominator = ''] = asFraction;
  const digits = whole.length + numerator.length + denominator.length;
  if (BigInt(denominator) === 0n || digits > maxDigits) return undefined;
  const parts = BigInt(whole) * BigInt(denominator) + BigInt(numerator);
  return {
    kind: 'fraction',
    value: inLowestTerms(direction * parts, BigInt(denominator)),
    hasLeadingZero: [whole, numerator, denominator].some((part) => /^0\d/.test(part)),
  };
}

/** Parses an answer key. A number with an unnecessary leading zero (`007`) is text, and so is a key in backticks. */
export function parseKey(key: string): ParsedKey {
  const normalized = normalizeText(key);
  const text = removeBackticks(normalized);
  const number = text === normalized ? parseNumber(text) : undefined;
  if (!number || number.hasLeadingZero) return { text, kind: 'text', value: undefined };
  return { text, kind: number.kind, value: number.value };
}

const removeBackticks = (text: string): string => inlineCode.exec(text)?.[1]?.trim() || text;

/**
 * Whether an answer matches the answer key. A number matches a numeric key of the same value; a fraction matches only a key
 * that is a fraction.
 *
 * @param ignoresCase true to ignore letter case, as in a text question
 * @returns false if the key is blank
 */
export function isSameAnswer(answer: string, key: string, ignoresCase = false): boolean {
  const { text, kind, value } = parseKey(key);
  if (text === '') return false;
  const given = removeBackticks(normalizeText(answer));
  if (value) {
    const number = parseNumber(given);
    if (!number || (number.kind === 'fraction' && kind === 'decimal')) return false;
    return number.value.numerator === value.numerator && number.value.denominator === value.denominator;
  }
  return ignoresCase ? given.toLowerCase() === text.toLowerCase() : given === text;
}
