/** A date-time relative to "now": whole days back, and the minute of that day in UTC (0 to 1439). */
export interface RelativeTime {
  daysAgo: number;
  minutesOfDay: number;
}

/** A birthday whose year is relative to "now", so that the age stays the same. */
export interface Birthday {
  yearsAgo: number;
  /** `MM-dd`. */
  monthDay: string;
}

const day = 86_400_000;

/** @returns midnight UTC `daysAgo` days before `now`; negative numbers are days ahead */
export function midnight(now: Date, daysAgo: number): Date {
  return new Date(Math.floor(now.getTime() / day) * day - daysAgo * day);
}

export function toDateTime(now: Date, { daysAgo, minutesOfDay }: RelativeTime): string {
  return new Date(midnight(now, daysAgo).getTime() + minutesOfDay * 60_000).toISOString();
}

/** @returns the date of birth as `yyyy-MM-dd` */
export function dateOfBirth(now: Date, birthday: Birthday): string {
  return `${now.getUTCFullYear() - birthday.yearsAgo}-${birthday.monthDay}`;
}
