import { useEffect, useRef } from 'react';

/** Returns the outer window, which has the visible URL; or this window if the outer one has another origin. */
function getOuterWindow(): Window {
  try {
    return window.parent.location.href ? window.parent : window;
  } catch {
    return window;
  }
}

/** Calls back with the URL hash, at first and after each change. */
export function useAnchor(onAnchor: (anchor: string) => void): void {
  const latest = useRef(onAnchor);
  useEffect(() => {
    latest.current = onAnchor;
  });
  useEffect(() => {
    const outer = getOuterWindow();
    const read = () => latest.current(decodeURIComponent(outer.location.hash.slice(1)));
    read();
    outer.addEventListener('hashchange', read);
    return () => outer.removeEventListener('hashchange', read);
  }, []);
}

const userEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps an element focused and in view while late fonts and images shift it, until the user scrolls, clicks, types or
 * moves the focus.
 * @returns a function that stops this earlier
 */
export function keepFocusInView(element: HTMLElement): () => void {
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
