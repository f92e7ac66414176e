/*
 * Display formats where no requirement prescribes that of `dates.ts`, in the browser's time zone. en-GB, because
 * en-ZA pads one-digit days with a zero.
 */
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** Formats '15 May 2025'. */
export const formatReadableDay = (date: Date): string => day.format(date);

/** Formats '15 May 2025, 16:42'. */
export const formatReadableDateTime = (date: Date): string =>
  `${formatReadableDay(date)}, ${time.format(date)}`;

/** Formats '19 Nov', with the year if it is not the current one. */
export const formatShortDay = (date: Date, now: Date): string => {
  const short = dayAndMonth.format(date).replaceAll(' ', '\u00A0');
  return date.getFullYear() === now.getFullYear() ? short : `${short}\u00A0${date.getFullYear()}`;
};

/** Formats '12 December', with the year if it is not the current one. The day and the month stay in one line. */
export const formatDayInWords = (date: Date, now: Date): string => {
  const words = longDay.format(date).replace(' ', '\u00A0');
  return date.getFullYear() === now.getFullYear() ? words : `${words} ${date.getFullYear()}`;
};

/** Formats 'today at 16:40' or '12 December at 16:40'. */
export const formatTimeInWords = (date: Date, now: Date): string => {
  const isToday = date.toDateString() === now.toDateString();
  return `${isToday ? 'today' : formatDayInWords(date, now)} at ${time.format(date)}`;
};

/** Formats 'Friday 12 December'. */
export const formatWeekday = (date: Date): string => weekday.format(date).replace(',', '');
