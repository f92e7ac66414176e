/**
 * Runs an action at once, or after the current press ends. A field shows its message on blur; between pointer down and
 * pointer up, the message would move the pressed button away, and the browser would fire no click.
 *
 * @returns a function that cancels the action
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
    // After the click event.
    setTimeout(action);
  };
  // A touch moves the focus after it ends; the emulated mouse events follow.
  for (const event of ['pointerup', 'pointercancel', 'mouseup', 'keyup', 'dragend']) {
    addEventListener(event, released, { capture: true, signal });
  }
  return () => done.abort();
}
