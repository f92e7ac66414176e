const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats `yyyy-MM-dd HH:mm` in the browser's time zone (LIM-009, D-086); 'N/A' if empty or invalid. */
export function formatTimestamp(timestamp: string | null | undefined): string {
  const date = new Date(timestamp ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return 'N/A';
  return `${formatDay(date)} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** Formats a day as `yyyy-MM-dd` in the browser's time zone. */
export const formatDay = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** Returns midnight in the browser's time zone of a day that `formatDay` has formatted. */
export const fromDay = (day: string): Date => new Date(`${day}T00:00`);
