import { nameList } from '#lib/text/name-list.ts';
import { isSameAnswer, readKey } from '#openapi/rules/answers.ts';

/** `1234.5` as `1 234.5`. */
const grouped = (number: string): string => number.replaceAll(/(?<![.,]\d*)\B(?=(\d{3})+(?!\d))/g, '\u00A0');

/** Further spellings of a key that are right, at most two of them. */
function otherSpellings(key: string): string[] {
  const { text, kind, value } = readKey(key);
  if (!value) return [];
  const { numerator, denominator } = value;
  const plain = text.replaceAll(' ', '');
  const candidates =
    kind === 'fraction'
      ? [
          `${numerator}/${denominator}`,
          `${numerator * 2n}/${denominator * 2n}`,
          String(Number(numerator) / Number(denominator)),
        ]
      : [plain.replace(',', '.'), plain.replace('.', ','), grouped(plain), `${plain},0`];
  const isOther = (spelling: string) => spelling.replaceAll('\u00A0', ' ') !== text;
  return [...new Set(candidates)]
    .filter((spelling) => isOther(spelling) && isSameAnswer(spelling, key))
    .slice(0, 2);
}

/**
 * What an author should know about how a key is compared (D-250).
 *
 * @returns undefined for a text, which is compared as it is read
 */
export function acceptedNote(key: string): string | undefined {
  const { text, kind } = readKey(key);
  const others = otherSpellings(key);
  const areRight =
    others.length > 0 ? `: ${nameList(others)} ${others.length === 1 ? 'is' : 'are'} right, too` : '';
  if (kind === 'decimal') return `${text} is compared as a number${areRight}.`;
  if (kind === 'fraction') {
    return `${text} is compared by its value${areRight}. In backticks, only ${text} is right.`;
  }
  return /^[-+]?\d+([.,]\d+)?$/.test(text) ? `${text} is compared digit by digit.` : undefined;
}
