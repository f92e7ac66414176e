/** Number of elements that had the focus, the last one first. */
const maxRemembered = 20;

/**
 * A browser moves the focus to the body when the focused element is removed or disabled, such as a button that deletes
 * its row. This returns it to the element that had the focus before, else to the selected tab, as when the panel opens.
 *
 * @returns a function that stops this
 */
export function keepFocus(panel: HTMLElement): () => void {
  let history: HTMLElement[] = [];

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    history = [target, ...history.filter((element) => element !== target && element.isConnected)];
    history = history.slice(0, maxRemembered);
  }
  function restore(): void {
    const [last] = history;
    const { activeElement, body } = document;
    // While the application has the focus, it must not be moved to the panel.
    if (!document.hasFocus() || (last && canFocus(last))) return;
    if (activeElement !== body && activeElement !== last) return;
    const target =
      history.find(canFocus) ?? panel.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    target?.focus();
  }

  // Later, because a pressed tab replaces the content before it gets the focus.
  const observer = new MutationObserver(() => void setTimeout(restore));
  panel.addEventListener('focusin', remember);
  addEventListener('focus', restore);
  observer.observe(panel, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    observer.disconnect();
    panel.removeEventListener('focusin', remember);
    removeEventListener('focus', restore);
  };
}

const canFocus = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();
