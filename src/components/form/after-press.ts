/**
 * Does something when nothing is being pressed. Leaving a field shows its message; if that came between pressing and
 * releasing a link or button below, it would push it from under the pointer, and the press would be lost.
 *
 * @returns a function that cancels it
 */
export function afterPress(action: () => void): () => void {
  if (!document.querySelector(':active')) {
    action();
    return () => {};
  }
  const done = new AbortController();
  const { signal } = done;
  const released = () => {
    done.abort();
    // The click comes first.
    setTimeout(action);
  };
  // A touch has been released before it moves the focus; the mouse events that follow it come later.
  for (const event of ['pointerup', 'pointercancel', 'mouseup', 'keyup', 'dragend']) {
    addEventListener(event, released, { capture: true, signal });
  }
  return () => done.abort();
}
