let waiting: AbortController | undefined;

/** Calls back now, or when this tab becomes visible again. Only the latest callback waits. */
export function whenVisible(callback: () => void): void {
  waiting?.abort();
  waiting = undefined;
  if (!document.hidden) {
    callback();
    return;
  }
  waiting = new AbortController();
  document.addEventListener('visibilitychange', callback, { once: true, signal: waiting.signal });
}
