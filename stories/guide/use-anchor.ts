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

/**
 * Moves focus, and with it the view, to an element; Storybook shows the page only some time after it is drawn.
 *
 * @returns a function that stops waiting for that
 */
export function focusOnceShown(element: HTMLElement): () => void {
  let isStopped = false;
  const observer = new ResizeObserver(() => {
    if (element.offsetHeight === 0) return;
    observer.disconnect();
    // Letters of another width would move it out of view again.
    void document.fonts.ready.then(() => isStopped || element.focus());
  });
  observer.observe(element);
  return () => {
    isStopped = true;
    observer.disconnect();
  };
}
