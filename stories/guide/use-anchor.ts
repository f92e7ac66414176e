import { useEffect, useRef } from 'react';

/** The window with the visible URL: the page is in a frame, unless it was opened alone. */
function windowAround(): Window {
  try {
    return window.parent.location.href ? window.parent : window;
  } catch {
    return window;
  }
}

/**
 * Calls back with the URL hash, now and whenever it changes.
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

const userEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Focuses an element and keeps it in view until the user moves on: Storybook shows the page after rendering, and late
 * fonts and images shift it.
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
  for (const event of userEvents) addEventListener(event, stop, { signal });
  addEventListener('focusin', ({ target }) => target === element || stop(), { signal });
  return stop;
}
