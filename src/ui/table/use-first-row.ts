import { useEffect, useRef, type RefObject } from 'react';

/** Milliseconds without scrolling before the top row is reported. */
const scrollPause = 300;

/** Events that precede scrolling by the user. Scrolling by code is not reported. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Reports the number, from 1, of the top row after the user scrolled. */
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
    let isByUser = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const recordGesture = () => {
      isByUser = true;
    };
    for (const gesture of gestures) current.addEventListener(gesture, recordGesture, options);
    const report = () => {
      isByUser = false;
      latest.current?.(firstRowIn(current));
    };
    const scroll = () => {
      clearTimeout(timer);
      if (isByUser) timer = setTimeout(report, scrollPause);
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
  // The header has index 1.
  return Number(first?.getAttribute('aria-rowindex') ?? 2) - 1;
}
