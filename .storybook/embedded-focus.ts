/** Marks the URL of a frame that shows a story on a page of the documentation. */
export const embeddedParameter = 'embedded=true';

/**
 * A dialog that opens in a frame would take the focus from the page around it, for example while the user types in the
 * sidebar's search, and scroll that page. Returns the focus to the element that has it outside of the frame.
 */
export function keepFocusOutside() {
  // A user may open the frame in a tab.
  if (parent === window || !location.search.includes(embeddedParameter)) return;
  const elements: { focus: (this: HTMLElement, options?: FocusOptions) => void } = HTMLElement.prototype;
  const { focus } = elements;
  let isUsed = false;
  const noteUse = ({ isTrusted }: Event) => {
    isUsed ||= isTrusted;
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, noteUse, { capture: true });
  elements.focus = function focusInFrame(options) {
    const outside = focusedOutside();
    // Until the user uses the frame, scrolling to the element would also scroll the page around it.
    focus.call(this, isUsed ? options : { ...options, preventScroll: true });
    outside?.focus({ preventScroll: true });
  };
}

/** Looks in Storybook's window and in the page that contains the frame. */
function focusedOutside(): HTMLElement | undefined {
  const documents = [parent.parent.document, parent.document];
  const focused = documents.map(({ activeElement }) => activeElement as HTMLElement | null);
  return focused.find((element) => element && !element.matches('body, iframe')) ?? undefined;
}
