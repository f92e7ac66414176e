import { schoolOffsetMs } from '../rules/date-times.ts';

/** The clock of the mock: it runs with an offset in milliseconds to the real time, or it is frozen. */
export type ClockSetting = { offset: number } | { frozenAt: string };

export const realClock: ClockSetting = { offset: 0 };

export const timeOf = (setting: ClockSetting, real: Date): Date =>
  'frozenAt' in setting ? new Date(setting.frozenAt) : new Date(real.getTime() + setting.offset);

export const isRealClock = (setting: ClockSetting): boolean => 'offset' in setting && setting.offset === 0;

/** A change of the clock; an empty one sets it to the real time. */
export interface ClockChange {
  /** A date-time. */
  now?: string | undefined;
  hours?: number | undefined;
  days?: number | undefined;
  months?: number | undefined;
  freeze?: boolean | undefined;
}

/**
 * Applies a change: sets the time, then moves it, then freezes it or lets it run on.
 *
 * @throws RangeError for a time outside of the supported years
 */
export function changeClock(setting: ClockSetting, change: ClockChange, real: Date): ClockSetting {
  if (Object.keys(change).length === 0) return realClock;
  const from = change.now === undefined ? timeOf(setting, real) : new Date(change.now);
  const moved = move(from, change);
  if (!isSupportedTime(moved)) throw new RangeError(supportedYears);
  const isFrozen = change.freeze ?? 'frozenAt' in setting;
  return isFrozen ? { frozenAt: moved.toISOString() } : { offset: moved.getTime() - real.getTime() };
}

/** Months and days are those of the calendar in South Africa, as in the rules of the mock. */
function move(from: Date, { hours = 0, days = 0, months = 0 }: ClockChange): Date {
  const atSchool = new Date(from.getTime() + schoolOffsetMs);
  const moved = new Date(atSchool);
  moved.setUTCMonth(atSchool.getUTCMonth() + months);
  // A month without this day, such as 31 February, would run over into the next one.
  if (moved.getUTCDate() !== atSchool.getUTCDate()) moved.setUTCDate(0);
  return new Date(moved.getTime() - schoolOffsetMs + (days * 24 + hours) * 60 * 60 * 1000);
}

export const supportedYears = 'The clock shows the years 2000 to 2099.';

const earliest = new Date('2000-01-01T00:00:00Z');
const latest = new Date('2100-01-01T00:00:00Z');

/** Dates far away would not be date-times of the contract, or not dates at all. */
export const isSupportedTime = (time: Date): boolean => time >= earliest && time < latest;
