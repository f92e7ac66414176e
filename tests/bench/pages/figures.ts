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
  /** From the first keystroke until hydration; NaN for a page that hydrates at once. */
  takeover: number;
  usedScriptKilobytes: number;
}

/**
 * Calculates the medians.
 * @param weigh sums the bytes of the files with a name suffix
 */
export function figuresOf(
  visits: readonly Visit[],
  weigh: (requests: readonly string[], end: string) => number,
): Figures {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of));
  return {
    firstPaint: middle(({ firstPaint }) => firstPaint),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    layoutShift: middle(({ layoutShift }) => layoutShift),
    blocking: middle(({ blocking }) => blocking),
    longestTask: middle(({ longestTask }) => longestTask),
    requests: middle(({ requests }) => requests.length),
    receivedKilobytes: middle(({ received }) => received / 1000),
    scriptKilobytes: middle(({ requests }) => weigh(requests, '.js') / 1000),
    fontKilobytes: middle(({ requests }) => weigh(requests, '.woff2') / 1000),
    takeover: middle(({ use }) => use?.takeover ?? NaN),
    usedScriptKilobytes: middle(
      ({ requests, use }) => weigh([...requests, ...(use?.requests ?? [])], '.js') / 1000,
    ),
  };
}

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

export const row = (figures: Figures) => ({
  'first paint ms': round(figures.firstPaint),
  'largest paint ms': round(figures.largestPaint),
  'layout shift': round(figures.layoutShift, 4),
  'blocking ms': round(figures.blocking),
  'longest task ms': round(figures.longestTask),
  requests: round(figures.requests),
  'received kB': round(figures.receivedKilobytes, 1),
  'script kB, gzip': round(figures.scriptKilobytes, 1),
  'fonts kB': round(figures.fontKilobytes, 1),
  'takeover ms': round(figures.takeover),
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
  [floorName, floor]: [string, Figures],
): Limit[] {
  const limit = (what: string, measured: number, atMost: number) => ({
    limit: `${name}: ${what}`,
    measured,
    'at most': atMost,
  });
  return [
    limit(`largest paint : ${floorName}`, page.largestPaint / floor.largestPaint, limits.timesFloor),
    limit('layout shift', page.layoutShift, smoothness.layoutShift),
    limit('blocking ms', page.blocking, smoothness.blocking),
    limit('requests', page.requests, limits.requests),
    limit('script kB, gzip', page.scriptKilobytes, limits.scriptKilobytes),
    limit('script kB, used', page.usedScriptKilobytes, limits.usedScriptKilobytes),
    limit('fonts kB', page.fontKilobytes, limits.fontKilobytes),
  ];
}

/** NaN exceeds every limit. */
export const holds = (one: Limit): boolean => one.measured <= one['at most'];

export const limitRow = (one: Limit) => ({
  measured: round(one.measured, 3),
  'at most': one['at most'],
  holds: holds(one) ? 'yes' : 'NO',
});
