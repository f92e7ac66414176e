/**
 * Workaround for react-aria 3.53 (`runAfterTransition`): with a screen reader, it focuses a dialog after all
 * transitions have ended, but misses all but the first of several cancelled transitions of one element, and then never
 * focuses the dialog. This function fires `transitionend` for each cancelled transition.
 *
 * @returns the cleanup function
 */
export function endCancelledTransitions(): () => void {
  const end = ({ target, propertyName }: TransitionEvent) =>
    target?.dispatchEvent(new TransitionEvent('transitionend', { propertyName, bubbles: true }));
  document.addEventListener('transitioncancel', end, true);
  return () => document.removeEventListener('transitioncancel', end, true);
}
