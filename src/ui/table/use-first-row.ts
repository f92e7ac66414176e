import { useEffect, useRef, type RefObject } from 'react';

/** Milliseconds without scrolling after which it counts as an arrival. */
const quietPeriod = 300;

/** What people scroll with. The table scrolls by itself as well, and nobody has chosen that place. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Tells which row, from 1, stands at the top of the region after somebody has scrolled it. */
export function useFirstRow(
  region: RefObject<HTMLElement | null>,
  isScrollable: boolean,
  onFirstRow: ((row: number) => void) | undefined,
): void {
  const latest = useRef(onFirstRow);
  useEffect(() => {
    latest.current = onFirstRow;
  }, [onFirstRow]);

  const isListening = onFirstRow !== undefined;
  useEffect(() => {
    const { current } = region;
    if (!current || !isScrollable || !isListening) return;
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true };
    let isByHand = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const noteGesture = () => {
      isByHand = true;
    };
    for (const gesture of gestures) current.addEventListener(gesture, noteGesture, options);
    const report = () => {
      isByHand = false;
      latest.current?.(firstRowIn(current));
    };
    const scroll = () => {
      clearTimeout(timer);
      if (isByHand) timer = setTimeout(report, quietPeriod);
    };
    current.addEventListener('scroll', scroll, options);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [region, isScrollable, isListening]);
}

function firstRowIn(region: HTMLElement): number {
  const head = region.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
  const rows = [...region.querySelectorAll<HTMLElement>('tbody [aria-rowindex]')];
  const first = rows.find((row) => row.getBoundingClientRect().bottom > head + 1);
  // The head is the row with index 1.
  return Number(first?.getAttribute('aria-rowindex') ?? 2) - 1;
}
