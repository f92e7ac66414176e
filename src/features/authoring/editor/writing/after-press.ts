/**
 * Runs something at once, or, while a button or anything else is pressed, when it is released: what grows above a button
 * moves it away from the pointer, and the press would be lost.
 *
 * @returns a function that cancels it
 */
export function afterPress(run: () => void): () => void {
  if (!document.querySelector(':active')) {
    run();
    return () => {};
  }
  const stop = new AbortController();
  const release = () => {
    stop.abort();
    // The click itself comes in the same task.
    requestAnimationFrame(run);
  };
  // A touch has been released before it moves the focus; the mouse events that follow it come later.
  for (const end of ['pointerup', 'pointercancel', 'mouseup', 'dragend']) {
    document.addEventListener(end, release, { signal: stop.signal });
  }
  return () => stop.abort();
}
