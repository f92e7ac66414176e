import { useRef, type PointerEvent } from 'react';

/** Pixels; shorter movements are taps, or the start of a scroll. */
const minimumDistance = 40;

/**
 * Sideways swipes of a finger. The element needs `touch-action: pan-y`, so that only scrolling stays the browser's.
 *
 * @param move -1 for the slide before, 1 for the one after
 */
export function useSwipe(move: (step: -1 | 1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'touch' ? event.clientX : undefined;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = start.current === undefined ? 0 : clientX - start.current;
      start.current = undefined;
      if (Math.abs(distance) >= minimumDistance) move(distance < 0 ? 1 : -1);
    },
  };
}
