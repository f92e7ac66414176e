import { schoolOffsetMs } from '../../../rules/date-times.ts';

/** The application shows times in this zone, whatever the zone of the device. */
export const schoolTimeZone = 'Africa/Johannesburg';

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: schoolTimeZone,
  dateStyle: 'full',
  timeStyle: 'medium',
});

export const formatSchoolTime = (time: Date): string => format.format(time);

/** Formats `yyyy-MM-ddTHH:mm` for a date-time field. */
export const toField = (time: string): string =>
  new Date(Date.parse(time) + schoolOffsetMs).toISOString().slice(0, 16);

/** @returns a date-time, or undefined for an empty field */
export function fromField(text: string): string | undefined {
  // `Date.parse` reads `:00Z` as the year 2000.
  const time = text === '' ? Number.NaN : Date.parse(`${text.slice(0, 16)}:00Z`);
  return Number.isNaN(time) ? undefined : new Date(time - schoolOffsetMs).toISOString();
}

const units = [
  { unit: 'day', ms: 24 * 60 * 60 * 1000 },
  { unit: 'hour', ms: 60 * 60 * 1000 },
  { unit: 'minute', ms: 60 * 1000 },
] as const;

/** Such as "31 days ahead of the real time". */
export function describeOffset(shown: Date, real: Date): string {
  const difference = shown.getTime() - real.getTime();
  // A difference of almost a unit, because the readings are not simultaneous.
  const found = units.find(({ ms }) => Math.abs(difference) >= ms - 2000);
  if (!found) return 'Less than a minute from the real time';
  const count = Math.round(Math.abs(difference) / found.ms);
  const amount = `${count} ${found.unit}${count === 1 ? '' : 's'}`;
  return difference > 0 ? `${amount} ahead of the real time` : `${amount} behind the real time`;
}
