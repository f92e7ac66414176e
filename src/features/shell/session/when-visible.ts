let waiting: AbortController | undefined;

/** Speaks now, or when this tab is looked at again. What was to be said before and nobody has seen is out of date. */
export function whenVisible(speak: () => void): void {
  waiting?.abort();
  waiting = undefined;
  if (!document.hidden) {
    speak();
    return;
  }
  waiting = new AbortController();
  document.addEventListener('visibilitychange', speak, { once: true, signal: waiting.signal });
}
