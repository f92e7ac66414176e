/*
 * How people read dates wherever no requirement asks for the form of dates.ts. British, since South African English puts a
 * zero before a day of one digit.
 */
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** A moment's day in the browser's time zone: '15 May 2025'. */
export const formatReadableDay = (date: Date): string => day.format(date);

/** A moment in the browser's time zone: '15 May 2025, 16:42'. */
export const formatReadableDateTime = (date: Date): string =>
  `${formatReadableDay(date)}, ${time.format(date)}`;

/** A moment's day for a line with little room, in the browser's time zone: '19 Nov', in another year than now '19 Nov 2024'. */
export const formatShortDay = (date: Date, now: Date): string => {
  const short = dayAndMonth.format(date).replaceAll(' ', '\u00A0');
  return date.getFullYear() === now.getFullYear() ? short : `${short}\u00A0${date.getFullYear()}`;
};
