/**
 * Workaround for react-aria 3.53 (`runAfterTransition`): for screen readers it focuses a dialog after all transitions
 * have ended, but counts only the first of several cancelled transitions on one element, and then never focuses. This
 * fires `transitionend` for each cancelled transition.
 *
 * @returns the cleanup function
 */
export function endCancelledTransitions(): () => void {
  const end = ({ target, propertyName }: TransitionEvent) =>
    target?.dispatchEvent(new TransitionEvent('transitionend', { propertyName, bubbles: true }));
  document.addEventListener('transitioncancel', end, true);
  return () => document.removeEventListener('transitioncancel', end, true);
}
