import { formatAmount, formatMoney, formatRand } from '#lib/money.ts';
import { formatCount, formatScore, pluralize } from '#lib/numbers.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { formatOrdinal } from '#lib/text/ordinal.ts';
import { formatPhoneNumber } from '#lib/text/phone-number.ts';
import { formatAge } from '#lib/time/age.ts';
import { formatDay, formatTimestamp } from '#lib/time/dates.ts';
import {
  formatDayInWords,
  formatReadableDateTime,
  formatReadableDay,
  formatShortDay,
  formatTimeInWords,
} from '#lib/time/readable-dates.ts';
import { formatSchoolTime } from '#lib/time/school-time.ts';

const sources = Object.values(
  import.meta.glob<string>('../../src/lib/**/*.ts', { query: '?raw', import: 'default', eager: true }),
);

export interface FormatSample {
  /** Such as `formatScore(3.666)`. */
  call: string;
  result: string;
  /** The documentation of the function in the source. */
  description: string;
}

type Argument = string | number | Date | readonly string[];

const isoMinutes = (date: Date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

function textOf(argument: Argument): string {
  if (argument instanceof Date) return `new Date('${isoMinutes(argument)}')`;
  return JSON.stringify(argument).replaceAll('"', "'");
}

/** Reads the documentation comment above an exported function. */
function descriptionOf(name: string): string {
  const comment = new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export (?:const|function) ${name}\b`);
  const found = sources.map((source) => comment.exec(source)?.[1]).find((text) => text !== undefined) ?? '';
  return found.replaceAll(/\s*\n\s*\* ?/g, ' ').trim();
}

/**
 * Calls a function of the application.
 * @param functions only one: its key is its name, which a build would otherwise shorten
 */
function sampleOf<Arguments extends Argument[]>(
  functions: Record<string, (...args: Arguments) => string | undefined>,
  ...args: Arguments
): FormatSample {
  const [[name, format] = ['', () => '']] = Object.entries(functions);
  return {
    call: `${name}(${args.map(textOf).join(', ')})`,
    result: format(...args) ?? '',
    description: descriptionOf(name),
  };
}

const afternoon = new Date('2025-05-15T15:08');
const now = new Date('2025-05-18T09:30');

export const dateSamples = [
  sampleOf({ formatReadableDay }, afternoon),
  sampleOf({ formatReadableDateTime }, afternoon),
  sampleOf({ formatShortDay }, afternoon, now),
  sampleOf({ formatDayInWords }, afternoon, now),
  sampleOf({ formatTimeInWords }, afternoon, now),
  sampleOf({ formatAge }, afternoon, now),
  sampleOf({ formatTimestamp }, '2025-05-15T13:08:00Z'),
  sampleOf({ formatTimestamp }, ''),
  sampleOf({ formatDay }, afternoon),
  sampleOf({ formatSchoolTime }, '2025-05-15T13:08:00Z'),
];

export const numberSamples = [
  sampleOf({ formatCount }, 10_000),
  sampleOf({ formatScore }, 3.666),
  sampleOf({ formatScore }, 4),
  sampleOf({ pluralize }, 1, 'activity', 'activities'),
  sampleOf({ pluralize }, 0, 'activity', 'activities'),
  sampleOf({ formatOrdinal }, 2),
  sampleOf({ formatOrdinal }, 11),
];

export const moneySamples = [
  sampleOf({ formatAmount }, 199.5),
  sampleOf({ formatMoney }, 199.5),
  sampleOf({ formatRand }, 199.5),
];

export const nameSamples = [
  sampleOf({ formatNameList }, ['Lwazi', 'Zola', 'Emma']),
  sampleOf({ formatNameList }, ['Lwazi', 'Zola', 'Emma', 'Kabelo'], 2),
  sampleOf({ formatPhoneNumber }, '0825550101'),
];
