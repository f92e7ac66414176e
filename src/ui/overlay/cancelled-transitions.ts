/**
 * Workaround for `runAfterTransition` of react-aria 3.53. For users of a screen reader, react-aria waits for the end of
 * all transitions before it focuses a dialog. If several transitions of one element are cancelled, it notices only the
 * first and never focuses the dialog. This function fires `transitionend` for each cancelled transition.
 *
 * @returns the cleanup function
 */
export function endCancelledTransitions(): () => void {
  const end = ({ target, propertyName }: TransitionEvent) =>
    target?.dispatchEvent(new TransitionEvent('transitionend', { propertyName, bubbles: true }));
  document.addEventListener('transitioncancel', end, true);
  return () => document.removeEventListener('transitioncancel', end, true);
}
