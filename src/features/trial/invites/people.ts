import { formatCount } from '#lib/numbers.ts';

/** How many an invite was sent to, in words. */
export function people(count: number): string {
  if (count === 0) return 'nobody yet';
  return count === 1 ? '1 person' : `${formatCount(count)} people`;
}
