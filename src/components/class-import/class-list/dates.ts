import { normalizeForSearch } from '#lib/text/word-search.ts';

/** How a date such as 3/4/2016 is read. A date that begins with the year is always read as year-month-day. */
export type DateOrder = 'dayFirst' | 'monthFirst';

export const dateOrderLabels: Readonly<Record<DateOrder, string>> = {
  dayFirst: 'day/month/year',
  monthFirst: 'month/day/year',
};

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The first letters of the months, in English and Afrikaans. */
const monthStarts: readonly RegExp[] = [
  /^jan/,
  /^feb/,
  /^(mar|maart|mrt)/,
  /^apr/,
  /^(may|mei)/,
  /^jun/,
  /^jul/,
  /^aug/,
  /^sep/,
  /^(oct|okt)/,
  /^nov/,
  /^(dec|des)/,
];

interface Parts {
  year: number;
  month: number;
  day: number;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const formatParts = ({ year, month, day }: Parts): string => `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/** Formats '2016-03-14' as '14 March 2016'. */
export function longDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${monthNames[Number(month) - 1] ?? ''} ${year}`;
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const isReal = ({ year, month, day }: Parts): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);

/** Two digits mean the last hundred years. */
function toYear(digits: string, thisYear: number): number {
  if (digits.length > 2) return Number(digits);
  const year = Math.floor(thisYear / 100) * 100 + Number(digits);
  return year > thisYear ? year - 100 : year;
}

/** Days from 1970 to the day 0 of a spreadsheet, which formats dates that are numbers. */
const spreadsheetEpoch = -25_569;

type Written =
  | { kind: 'parts'; parts: Parts }
  | { kind: 'ambiguous'; first: number; second: number; year: number };

const numeric = /^(\d{1,4})\s*[-/.\s]\s*(\d{1,2})\s*[-/.\s]\s*(\d{1,4})(?:[\sT]+\d{1,2}:\d\d.*)?$/;
const dayNamedMonth = /^(\d{1,2})(?:st|nd|rd|th|ste|de)?[-/.,\s]*(\p{L}{3,})[-/.,\s]*(\d{4}|\d{2})$/u;
const namedMonthDay = /^(\p{L}{3,})[-/.,\s]*(\d{1,2})(?:st|nd|rd|th|ste|de)?[-/.,\s]+(\d{4}|\d{2})$/u;

function readNumeric(text: string, thisYear: number): Written | undefined {
  const [, first = '', second = '', third = ''] = numeric.exec(text) ?? [];
  if (first === '') return undefined;
  if (first.length === 4) {
    const parts = { year: Number(first), month: Number(second), day: Number(third) };
    return { kind: 'parts', parts };
  }
  if (first.length > 2 || third.length === 3 || third.length === 1) return undefined;
  return {
    kind: 'ambiguous',
    first: Number(first),
    second: Number(second),
    year: toYear(third, thisYear),
  };
}

function readNamed(text: string, thisYear: number): Written | undefined {
  const dayFirst = dayNamedMonth.exec(text);
  const monthFirst = namedMonthDay.exec(text);
  const [day, name, year] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  if (day === undefined || name === undefined || year === undefined) return undefined;
  const month = monthStarts.findIndex((start) => start.test(name)) + 1;
  return month === 0
    ? undefined
    : { kind: 'parts', parts: { year: toYear(year, thisYear), month, day: Number(day) } };
}

function readDate(typed: string, thisYear: number): Written | undefined {
  const text = normalizeForSearch(typed);
  if (/^[1-6]\d{4}$/.test(text)) {
    const date = new Date((Number(text) + spreadsheetEpoch) * 86_400_000);
    const [year = 0, month = 0, day = 0] = date.toISOString().slice(0, 10).split('-').map(Number);
    return { kind: 'parts', parts: { year, month, day } };
  }
  return readNumeric(text, thisYear) ?? readNamed(text, thisYear);
}

/** Any year: only the century of two digits depends on it. */
const anyYear = 2000;

export const isDateLike = (text: string): boolean => readDate(text, anyYear) !== undefined;

/**
 * Guesses the order from all dates of a list. A date that only one order allows decides; day/month/year, as in South
 * Africa, is the default.
 */
export function guessDateOrder(texts: readonly string[]): { order: DateOrder; isAmbiguous: boolean } {
  let [dayFirst, monthFirst, ambiguous] = [0, 0, 0];
  for (const text of texts) {
    const written = readDate(text, anyYear);
    if (written?.kind !== 'ambiguous') continue;
    ambiguous += 1;
    if (written.first > 12 && written.second <= 12) dayFirst += 1;
    if (written.second > 12 && written.first <= 12) monthFirst += 1;
  }
  return { order: monthFirst > dayFirst ? 'monthFirst' : 'dayFirst', isAmbiguous: ambiguous > 0 };
}

export type DateReading =
  | { date: string; problem?: never }
  | { date?: never; problem: string; suggestion?: string };

/**
 * Reads a date of birth.
 *
 * @param today `yyyy-MM-dd`
 * @returns the date as `yyyy-MM-dd`, or the problem and, where certain, a date to use
 */
export function parseDate(text: string, order: DateOrder, today: string): DateReading {
  const written = readDate(text, Number(today.slice(0, 4)));
  if (!written) {
    return { problem: `Write the date as ${dateOrderLabels[order]}, such as ${exampleDates[order]}.` };
  }
  const parts = partsOf(written, order);
  if (isReal(parts)) return { date: formatParts(parts) };
  const other = partsOf(written, order === 'dayFirst' ? 'monthFirst' : 'dayFirst');
  if (written.kind === 'ambiguous' && isReal(other)) {
    return { problem: `There is no month ${parts.month}.`, suggestion: formatParts(other) };
  }
  return { problem: impossibleDate(parts) };
}

const exampleDates: Readonly<Record<DateOrder, string>> = {
  dayFirst: '14/03/2016',
  monthFirst: '03/14/2016',
};

function partsOf(written: Written, order: DateOrder): Parts {
  if (written.kind === 'parts') return written.parts;
  const { first, second, year } = written;
  return order === 'dayFirst' ? { year, month: second, day: first } : { year, month: first, day: second };
}

function impossibleDate({ year, month, day }: Parts): string {
  const name = monthNames[month - 1];
  if (name === undefined) return `There is no month ${month}.`;
  if (month === 2 && day === 29) return `There was no 29 February in ${year}.`;
  return day === 0 ? 'There is no day 0.' : `There is no ${day} ${name}.`;
}
