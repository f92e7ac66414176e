let waiting: AbortController | undefined;

/** Calls back immediately, or when this tab becomes visible. A later callback replaces a pending one. */
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
