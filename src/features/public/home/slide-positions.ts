/** Where a slide stands on the stage; the rest waits out of sight. */
type SlidePosition = 'current' | 'previous' | 'next' | 'away';

/** The index `step` away, round and round. */
export const stepFrom = (index: number, step: number, count: number): number =>
  (index + step + count) % count;

/** With fewer than three slides the neighbours at both sides would be one and the same, so none is shown. */
export function positionOf(index: number, current: number, count: number): SlidePosition {
  if (index === current) return 'current';
  if (count < 3) return 'away';
  if (index === stepFrom(current, -1, count)) return 'previous';
  return index === stepFrom(current, 1, count) ? 'next' : 'away';
}
