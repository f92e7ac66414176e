/**
 * Runs an action at once, or after the current press. A field shows its error on blur; between pointer down and pointer
 * up, the error would move the pressed button, and the browser would fire no click.
 *
 * @returns a function that cancels the action
 */
export function afterPress(action: () => void): () => void {
  if (!document.querySelector(':active')) {
    action();
    return () => {};
  }
  const controller = new AbortController();
  const { signal } = controller;
  const handleRelease = () => {
    controller.abort();
    // The click event follows `pointerup`.
    setTimeout(action);
  };
  // A touch moves the focus with the emulated mouse events that follow `pointerup`.
  for (const event of ['pointerup', 'pointercancel', 'mouseup', 'keyup', 'dragend']) {
    addEventListener(event, handleRelease, { capture: true, signal });
  }
  return () => controller.abort();
}
