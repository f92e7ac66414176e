/** A time counted back from "now": whole days, then the minute of that day in UTC (0 to 1439). */
export interface RelativeTime {
  daysAgo: number;
  minutesOfDay: number;
}

/** A birthday that keeps its owner's age in step with "now": the year is counted back, month and day are fixed. */
export interface Birthday {
  yearsAgo: number;
  /** `MM-dd`. */
  monthDay: string;
}

const day = 86_400_000;

/** @returns midnight UTC of the day that lies `daysAgo` days before `now`; negative numbers lie ahead */
export function midnight(now: Date, daysAgo: number): Date {
  return new Date(Math.floor(now.getTime() / day) * day - daysAgo * day);
}

/** @returns the moment as ISO 8601 in UTC */
export function toDateTime(now: Date, moment: RelativeTime): string {
  return new Date(midnight(now, moment.daysAgo).getTime() + moment.minutesOfDay * 60_000).toISOString();
}

/** @returns the date of birth as `yyyy-MM-dd` */
export function dateOfBirth(now: Date, birthday: Birthday): string {
  return `${now.getUTCFullYear() - birthday.yearsAgo}-${birthday.monthDay}`;
}
