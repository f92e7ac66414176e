/** Milliseconds after which even a busy browser goes on. */
const longest = 5000;

/** Resolves when the first page has been loaded and shown, and the browser has nothing better to do. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  }
  await new Promise<unknown>((resolve) => {
    // Safari has no such callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: longest });
    else setTimeout(resolve, 1000);
  });
}
