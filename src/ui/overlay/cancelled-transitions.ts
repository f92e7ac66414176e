/**
 * Whoever uses a screen reader gets the focus of a dialog when no transition is running any more; React Aria counts them.
 * Of several that are cancelled on one element, such as a button whose press is cut short, it takes note of the first
 * only, and then waits for ever: the dialog would open without the focus. Each one that is cancelled counts as ended
 * here (react-aria 3.53, `runAfterTransition`).
 *
 * @returns a function that stops it
 */
export function endCancelledTransitions(): () => void {
  const end = ({ target, propertyName }: TransitionEvent) =>
    target?.dispatchEvent(new TransitionEvent('transitionend', { propertyName, bubbles: true }));
  document.addEventListener('transitioncancel', end, true);
  return () => document.removeEventListener('transitioncancel', end, true);
}
