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

/** Applies a change: sets the time, then moves it, then freezes it or lets it run on. */
export function changeClock(setting: ClockSetting, change: ClockChange, real: Date): ClockSetting {
  if (Object.keys(change).length === 0) return realClock;
  const from = change.now === undefined ? timeOf(setting, real) : new Date(change.now);
  const moved = move(from, change);
  const isFrozen = change.freeze ?? 'frozenAt' in setting;
  return isFrozen ? { frozenAt: moved.toISOString() } : { offset: moved.getTime() - real.getTime() };
}

function move(from: Date, { hours = 0, days = 0, months = 0 }: ClockChange): Date {
  const moved = new Date(from);
  moved.setUTCMonth(from.getUTCMonth() + months);
  // A month without this day, such as 31 February, would run over into the next one.
  if (moved.getUTCDate() !== from.getUTCDate()) moved.setUTCDate(0);
  return new Date(moved.getTime() + (days * 24 + hours) * 60 * 60 * 1000);
}
