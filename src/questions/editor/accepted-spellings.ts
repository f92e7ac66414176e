import { formatNameList } from '#lib/text/format-name-list.ts';
import { isSameAnswer, parseKey, type ParsedKey } from '#openapi/rules/answers.ts';

/** Formats `1234.5` as `1 234.5`. */
const grouped = (number: string): string => number.replaceAll(/(?<![.,]\d*)\B(?=(\d{3})+(?!\d))/g, '\u00A0');

/** Prefers a spelling that differs by more than a trailing zero. */
function otherSpelling({ text, kind, value }: ParsedKey): string | undefined {
  if (!value) return undefined;
  const { numerator, denominator } = value;
  const plain = text.replaceAll(' ', '');
  const spellings =
    kind === 'fraction'
      ? [`${numerator}/${denominator}`, `${numerator * 2n}/${denominator * 2n}`]
      : [plain.replace('.', ','), plain.replace(',', '.'), grouped(plain), plain, `${plain},0`];
  return spellings.find(
    (spelling) => spelling.replaceAll('\u00A0', ' ') !== text && isSameAnswer(spelling, text),
  );
}

const mostNamed = 3;

function noteOn(keys: readonly ParsedKey[], singular: string, plural: string): string[] {
  if (keys.length === 0) return [];
  const spellings = keys.flatMap((key) => otherSpelling(key) ?? []);
  const example = spellings.find((spelling) => !spelling.endsWith(',0')) ?? spellings[0];
  const names = formatNameList([...new Set(keys.map(({ text }) => text))], mostNamed);
  return [`${names} ${keys.length === 1 ? singular : plural}${example ? `: ${example} is right, too` : ''}.`];
}

/** Explains to authors how keys with numbers are compared (D-250); empty without numbers. */
export function acceptedSpellingsNote(keys: readonly string[]): string {
  const read = keys.map(parseKey);
  const ambiguous = read.filter(
    ({ kind, text }) => kind === 'decimal' && /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(text),
  );
  const digits = read.filter(({ kind, text }) => kind === 'text' && /^[-+]?\d+([.,]\d+)?$/.test(text));
  return [
    ...noteOn(
      read.filter(({ kind }) => kind === 'decimal'),
      'is compared as a number',
      'are compared as numbers',
    ),
    ...ambiguous.map(
      ({ text }) =>
        `In ${text}, the decimals are ${text.slice(-3)}; for thousands, write ${text.replace(/[.,]/, ' ')}.`,
    ),
    ...noteOn(
      read.filter(({ kind }) => kind === 'fraction'),
      'is compared by its value',
      'are compared by their values',
    ),
    ...noteOn(digits, 'is compared digit by digit', 'are compared digit by digit'),
  ].join(' ');
}
