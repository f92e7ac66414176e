/**
 * What is wrong with the layout of the page as it stands: it scrolls sideways, a bar fills the window, text is cut off
 * or sticks out of its button, a word is broken inside. Runs in the page, so it stands on its own.
 *
 * @returns a sentence for each flaw; none for a page that can be read and used
 */
export function layoutFlaws(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const flaws: string[] = [];
  const all = [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')];
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;

  if (scrollWidth > clientWidth) {
    const widest = all
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .toSorted((one, other) => other.getBoundingClientRect().right - one.getBoundingClientRect().right)[0];
    flaws.push(`scrolls sideways by ${scrollWidth - clientWidth} px: ${widest ? nameOf(widest) : '?'}`);
  }

  for (const element of all) {
    const { position } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    // A dialog may fill the window; a toast goes by itself.
    const dialog = 'dialog, [role="dialog"], [role="alertdialog"]';
    if (!/sticky|fixed/.test(position) || element.closest(dialog) || element.querySelector(dialog)) continue;
    if (width > clientWidth / 2 && height > innerHeight / 3) {
      flaws.push(`a bar of ${Math.round(height)} px in a window of ${innerHeight}: ${nameOf(element)}`);
    }
  }

  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath.startsWith('inset(50%') || isClipped(element.parentElement));
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isClipped(element) &&
    !element.closest('.visually-hidden, svg, [inert], iframe, option');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const told = new Set<string>();
  const tell = (text: string) => {
    if (!told.has(text)) flaws.push(text);
    told.add(text);
  };
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    // The link that skips to the content waits above the window.
    if (box.width < 2 || box.bottom + scrollY <= 0) continue;
    if (box.left < -1 || box.right > clientWidth + 1) tell(`leaves the window: ${nameOf(parent)}`);

    for (
      let around: Element | null = parent;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const style = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      const isCutX =
        style.overflowX !== 'visible' && (box.left < frame.left - 1 || box.right > frame.right + 1);
      const isCutY =
        /hidden|clip/.test(style.overflowY) && (box.top < frame.top - 3 || box.bottom > frame.bottom + 3);
      if (isCutX || isCutY) tell(`is cut off: ${nameOf(parent)}`);
      const isButton =
        around.matches('a, button, label, [role="tab"], [role="button"]') && style.display !== 'inline';
      if (isButton && (box.left < frame.left - 1 || box.right > frame.right + 1)) {
        tell(`sticks out of its button: ${nameOf(around)}`);
      }
    }

    for (const { 0: word, index } of text.textContent.matchAll(/[^\s\u00AD\u200B–—/·:#?&=-]+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      // An email address has no place of its own to break at.
      if (lines.size > 1 && !word.includes('@')) tell(`breaks inside "${word}": ${nameOf(parent)}`);
    }
  }
  return flaws;
}
