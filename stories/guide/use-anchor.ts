import { useEffect, useRef } from 'react';

/** The window whose URL people see and copy: the page is in a frame of it, unless it was opened alone. */
function windowAround(): Window {
  try {
    return window.parent.location.href ? window.parent : window;
  } catch {
    return window;
  }
}

/**
 * Calls back with what stands after the # of the URL, now and whenever it changes.
 *
 * @param onAnchor may be another function at each render
 */
export function useAnchor(onAnchor: (anchor: string) => void): void {
  const latest = useRef(onAnchor);
  useEffect(() => {
    latest.current = onAnchor;
  });
  useEffect(() => {
    const around = windowAround();
    const read = () => latest.current(decodeURIComponent(around.location.hash.slice(1)));
    read();
    around.addEventListener('hashchange', read);
    return () => around.removeEventListener('hashchange', read);
  }, []);
}

/** What people do when they look somewhere else. */
const lookingElsewhere = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Moves focus, and with it the view, to an element, and keeps it in view until somebody moves on: Storybook shows the page
 * only some time after it is drawn, and letters and pictures that arrive later move what is below them.
 *
 * @returns a function that stops this
 */
export function focusOnceShown(element: HTMLElement): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const keepInView = () => {
    if (element.offsetHeight === 0) return;
    if (document.activeElement === element) element.scrollIntoView({ block: 'nearest' });
    else element.focus();
  };
  const observer = new ResizeObserver(keepInView);
  observer.observe(element);
  observer.observe(document.body);
  addEventListener('scroll', keepInView, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
  const stop = () => stopping.abort();
  for (const event of lookingElsewhere) addEventListener(event, stop, { signal });
  addEventListener('focusin', ({ target }) => target === element || stop(), { signal });
  return stop;
}
