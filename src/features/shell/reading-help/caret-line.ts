/** The properties on which the lines of a text depend. */
const copied = [
  'width',
  'box-sizing',
  'padding',
  'border',
  'font',
  'letter-spacing',
  'word-spacing',
  'line-height',
  'white-space',
  'overflow-wrap',
  'tab-size',
] as const;

/** Returns the line of the caret in the window. Browsers do not tell its position: an invisible copy has the same lines. */
export function caretLine(field: HTMLTextAreaElement): { top: number; height: number } {
  const copy = document.createElement('div');
  const style = getComputedStyle(field);
  for (const name of copied) copy.style.setProperty(name, style.getPropertyValue(name));
  copy.style.setProperty('position', 'absolute');
  copy.style.setProperty('visibility', 'hidden');
  const caret = document.createElement('span');
  // A character without a width, which does not divide a word.
  caret.textContent = '\u2060';
  const { value, selectionEnd } = field;
  copy.append(value.slice(0, selectionEnd), caret, value.slice(selectionEnd));
  document.body.append(copy);
  const { offsetTop, offsetHeight } = caret;
  copy.remove();
  const top = field.getBoundingClientRect().top + field.clientTop - field.scrollTop + offsetTop;
  return { top, height: offsetHeight };
}
