import { counted } from '#lib/numbers.ts';

/** How many an invite was sent to, in words. */
export function people(count: number): string {
  return count === 0 ? 'nobody yet' : counted(count, 'person', 'people');
}
