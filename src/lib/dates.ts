const two = (value: number): string => String(value).padStart(2, '0');

/**
 * A timestamp as `yyyy-MM-dd HH:mm` in the browser's time zone (LIM-009, D-086).
 *
 * @param timestamp ISO 8601 with offset; empty or unreadable gives 'N/A'
 */
export function formatTimestamp(timestamp: string | null | undefined): string {
  const date = new Date(timestamp ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return 'N/A';
  return `${formatDay(date)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** A moment's day as `yyyy-MM-dd` in the browser's time zone. */
export const formatDay = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
