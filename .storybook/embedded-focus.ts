/** Marks the URL of a frame that shows a story on a page of the documentation. */
export const embeddedParameter = 'embedded=true';

/**
 * A dialog that opens in a frame would take the focus from the page around it, for example while the user types in the
 * sidebar's search. Elements of such a frame take the focus only after the user has moved it into the frame.
 */
export function keepFocusOutside() {
  if (!location.search.includes(embeddedParameter)) return;
  const elements: { focus: (this: HTMLElement, options?: FocusOptions) => void } = HTMLElement.prototype;
  const { focus } = elements;
  elements.focus = function focusWithinFrame(options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}
