import { smoothness, type PublicPage } from '../../page-budgets.ts';
import { median } from '../demo.ts';
import type { Visit } from './visit.ts';

/** Medians of the visits of a page. Times in milliseconds; a kilobyte is 1,000 bytes. */
export interface Figures {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  blocking: number;
  longestTask: number;
  requests: number;
  receivedKilobytes: number;
  scriptKilobytes: number;
  fontKilobytes: number;
  /** From the first keystroke until hydration; NaN for a page that is not prerendered. */
  hydrationTime: number;
  usedScriptKilobytes: number;
}

/** @param sumBytes sums the gzip sizes of the requested files whose paths end with `end` */
export function figuresOf(
  visits: readonly Visit[],
  sumBytes: (requests: readonly string[], end: string) => number,
): Figures {
  const medianOf = (read: (visit: Visit) => number) => median(visits.map(read));
  return {
    firstPaint: medianOf(({ firstPaint }) => firstPaint),
    largestPaint: medianOf(({ largestPaint }) => largestPaint),
    layoutShift: medianOf(({ layoutShift }) => layoutShift),
    blocking: medianOf(({ blocking }) => blocking),
    longestTask: medianOf(({ longestTask }) => longestTask),
    requests: medianOf(({ requests }) => requests.length),
    receivedKilobytes: medianOf(({ received }) => received / 1000),
    scriptKilobytes: medianOf(({ requests }) => sumBytes(requests, '.js') / 1000),
    fontKilobytes: medianOf(({ requests }) => sumBytes(requests, '.woff2') / 1000),
    hydrationTime: medianOf(({ interaction }) => interaction?.hydrationTime ?? NaN),
    usedScriptKilobytes: medianOf(
      ({ requests, interaction }) => sumBytes([...requests, ...(interaction?.requests ?? [])], '.js') / 1000,
    ),
  };
}

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

export const figureRow = (figures: Figures) => ({
  'first paint ms': round(figures.firstPaint),
  'largest paint ms': round(figures.largestPaint),
  'layout shift': round(figures.layoutShift, 4),
  'blocking ms': round(figures.blocking),
  'longest task ms': round(figures.longestTask),
  requests: round(figures.requests),
  'received kB': round(figures.receivedKilobytes, 1),
  'script kB, gzip': round(figures.scriptKilobytes, 1),
  'fonts kB': round(figures.fontKilobytes, 1),
  'hydration ms': round(figures.hydrationTime),
  'script kB, used': round(figures.usedScriptKilobytes, 1),
});

interface Limit {
  limit: string;
  measured: number;
  'at most': number;
}

export function limitsOf(
  [name, { limits }]: [string, PublicPage],
  page: Figures,
  [baselineName, baseline]: [string, Figures],
): Limit[] {
  const limit = (figure: string, measured: number, atMost: number) => ({
    limit: `${name}: ${figure}`,
    measured,
    'at most': atMost,
  });
  return [
    limit(`largest paint : ${baselineName}`, page.largestPaint / baseline.largestPaint, limits.timesBaseline),
    limit('layout shift', page.layoutShift, smoothness.layoutShift),
    limit('blocking ms', page.blocking, smoothness.blocking),
    limit('requests', page.requests, limits.requests),
    limit('script kB, gzip', page.scriptKilobytes, limits.scriptKilobytes),
    limit('script kB, used', page.usedScriptKilobytes, limits.usedScriptKilobytes),
    limit('fonts kB', page.fontKilobytes, limits.fontKilobytes),
  ];
}

export const isWithinLimit = (row: Limit): boolean => row.measured <= row['at most'];

export const limitRow = (row: Limit) => ({
  measured: round(row.measured, 3),
  'at most': row['at most'],
  'within limit': isWithinLimit(row) ? 'yes' : 'NO',
});
