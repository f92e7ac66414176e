/**
 * Finds layout flaws of the displayed page: the page scrolls sideways; a bar is higher than a third of the window;
 * text leaves the window or its button, is cut off, broken inside a word, or covered; a control leaves the window or is
 * covered; a toast leaves the window, or covers an alert, an invalid field, the focused control, a foot bar or a side
 * panel. Runs in the page, so it imports nothing.
 * @returns a description per flaw
 */
export function layoutFlaws(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const flaws = new Set<string>();
  const dialog = 'dialog, [role="dialog"], [role="alertdialog"]';
  const control = 'a[href], button, input, select, textarea, [role="button"], [role="tab"], [role="option"]';

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const cached = styles.get(element);
    if (cached) return cached;
    const style = getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const boxes = new Map<Element, DOMRect>();
  const boxOf = (element: Element) => {
    const cached = boxes.get(element);
    if (cached) return cached;
    const box = element.getBoundingClientRect();
    boxes.set(element, box);
    return box;
  };
  const nameOf = (element: Element) => {
    const text = (element.textContent || element.getAttribute('aria-label') || '').trim();
    return `<${element.tagName.toLowerCase()}> "${text.replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
  };

  const clippedElements = new Map<Element, boolean>();
  const isClipped = (element: Element): boolean => {
    const cached = clippedElements.get(element);
    if (cached !== undefined) return cached;
    const parent = element.parentElement;
    const clipped =
      styleOf(element).clipPath.startsWith('inset(50%') || (parent !== null && isClipped(parent));
    clippedElements.set(element, clipped);
    return clipped;
  };
  const isSeen = (element: Element) =>
    !element.closest('svg, [inert], [aria-hidden="true"], iframe, option') &&
    element.checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    }) &&
    !isClipped(element);

  /** The nearest fixed, sticky or absolute box or dialog around the text or control: different layers may overlap. */
  const layerOf = (element: Element): Element => {
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
      const { position } = styleOf(ancestor);
      if (position === 'fixed' || position === 'sticky' || position === 'absolute') return ancestor;
      if (ancestor.matches(dialog)) return ancestor;
    }
    return document.body;
  };

  const all = [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')];
  if (scrollWidth > clientWidth) {
    const widest = all
      .filter((element) => boxOf(element).right > clientWidth + 1)
      .toSorted((a, b) => boxOf(b).right - boxOf(a).right)[0];
    flaws.add(`scrolls sideways by ${scrollWidth - clientWidth} px: ${widest ? nameOf(widest) : '?'}`);
  }

  for (const element of all) {
    if (!/sticky|fixed/.test(styleOf(element).position)) continue;
    // A dialog may fill the window; toasts disappear.
    if (element.closest(dialog) || element.querySelector(dialog) || !element.textContent?.trim()) continue;
    const { width, height } = boxOf(element);
    if (width > clientWidth / 2 && height > innerHeight / 3) {
      flaws.add(`a bar of ${Math.round(height)} px in a window of ${innerHeight}: ${nameOf(element)}`);
    }
  }

  const drawn: { box: DOMRect; element: Element; layer: Element }[] = [];
  const draw = (box: DOMRect, element: Element) => {
    for (
      let ancestor = element.parentElement;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      const { overflowX, overflowY } = styleOf(ancestor);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = boxOf(ancestor);
      if (box.top < frame.top - 3 || box.bottom > frame.bottom + 3) return;
    }
    drawn.push({ box, element, layer: layerOf(element) });
  };

  /** URLs, identifiers and words that are longer than a line may break; ordinary words in a narrow column must not. */
  const mayBreak = (word: string, parts: readonly DOMRect[], parent: Element): boolean => {
    if (word.length > 24 || /@|:\/\/|[a-z][A-Z]/.test(word) || parent.matches('mark')) return true;
    let block = parent;
    while (block.parentElement && styleOf(block).display === 'inline') block = block.parentElement;
    const { paddingLeft, paddingRight } = styleOf(block);
    const room = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return room > 0.4 * clientWidth && parts.reduce((sum, { width }) => sum + width, 0) > room;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    const content = text.textContent ?? '';
    if (!parent || content.trim() === '' || !isSeen(parent)) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    // The skip link is above the window.
    if (box.width < 2 || box.bottom + scrollY <= 0) continue;
    const hasEllipsis = [parent, parent.parentElement].some(
      (ancestor) =>
        ancestor && styleOf(ancestor).textOverflow === 'ellipsis' && styleOf(ancestor).overflowX === 'hidden',
    );
    // A wide formula scrolls.
    const mayOverflow = hasEllipsis || parent.closest('[data-wide]') !== null;
    if (!mayOverflow && (box.left < -1 || box.right > clientWidth + 1)) {
      flaws.add(`leaves the window: ${nameOf(parent)}`);
    }

    // Content of a scroll container can be scrolled into view.
    const scrolls = { x: mayOverflow, y: false };
    for (
      let ancestor: Element | null = parent;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      const { overflowX, overflowY, display } = styleOf(ancestor);
      const frame = boxOf(ancestor);
      const isOutX = box.left < frame.left - 1 || box.right > frame.right + 1;
      const isOutY = box.top < frame.top - 3 || box.bottom > frame.bottom + 3;
      if (!scrolls.x && overflowX !== 'visible' && isOutX) flaws.add(`is cut off: ${nameOf(parent)}`);
      if (!scrolls.y && /hidden|clip/.test(overflowY) && isOutY) flaws.add(`is cut off: ${nameOf(parent)}`);
      scrolls.y ||= /auto|scroll/.test(overflowY);
      scrolls.x ||= /auto|scroll/.test(overflowX) && ancestor.scrollWidth > ancestor.clientWidth + 1;
      const isButton =
        display !== 'inline' && ancestor.matches('a, button, label, [role="tab"], [role="button"]');
      if (isButton && isOutX) flaws.add(`sticks out of its button: ${nameOf(ancestor)}`);
    }

    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    for (const { left, top, width, height } of hasEllipsis ? [] : lines) {
      // The line box is higher than its letters.
      draw(new DOMRect(left, top + 0.2 * height, width, 0.6 * height), parent);
    }
    if (lines.length < 2) continue;
    for (const { 0: word, index } of content.matchAll(/[^\s\u00AD\u200B–—-]+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const parts = [...range.getClientRects()];
      const isBroken = new Set(parts.map(({ top }) => Math.round(top))).size > 1;
      if (isBroken && !mayBreak(word, parts, parent)) flaws.add(`breaks inside "${word}": ${nameOf(parent)}`);
    }
  }

  for (const element of document.querySelectorAll(control)) {
    const box = boxOf(element);
    if (box.width < 2 || box.height < 2 || box.bottom + scrollY <= 0 || !isSeen(element)) continue;
    if (styleOf(element).display === 'inline') continue;
    // Controls with a text are checked above: the invisible edge of a large target may leave the window.
    const isIcon = !element.textContent?.trim();
    if (isIcon && (box.left < -1 || box.right > clientWidth + 1)) {
      flaws.add(`leaves the window: ${nameOf(element)}`);
    }
    draw(box, element);
  }

  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(
      Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    );
  drawn.sort((a, b) => a.box.top - b.box.top);
  for (const [index, upper] of drawn.entries()) {
    for (let next = index + 1; next < drawn.length; next += 1) {
      const lower = drawn[next];
      if (!lower || lower.box.top >= upper.box.bottom - 3) break;
      if (upper.layer !== lower.layer || overlap(upper.box, lower.box) <= 4) continue;
      if (upper.element.contains(lower.element) || lower.element.contains(upper.element)) continue;
      flaws.add(`${nameOf(upper.element)} lies over ${nameOf(lower.element)}`);
    }
  }

  const toast = '[role="region"] > ol [role="alertdialog"]';
  const toasts = [...document.querySelectorAll(toast)].map(boxOf);
  if (toasts.some(({ top, bottom }) => top < -1 || bottom > innerHeight + 1)) {
    flaws.add('a toast leaves the window');
  }
  const focused = document.activeElement;
  const subjects = document.querySelectorAll('[role="alert"], [aria-invalid="true"]');
  const subjectsInView = [...subjects, ...(focused?.matches(control) ? [focused] : [])].filter(
    (subject) => !subject.closest(toast) && isSeen(subject),
  );
  const footBars = document.querySelectorAll('[data-foot-bar]:not([data-foot-bar="static"])');
  const occupied = [...subjectsInView, ...footBars].map(boxOf);
  const margin = 16;
  /** Whether a toast fits: a low window may have no free position. */
  const hasFreePosition = ({ height }: DOMRect) =>
    [0, ...occupied.map(({ bottom }) => bottom)]
      .map((above) => above + margin)
      .some(
        (top) =>
          top + height + margin <= innerHeight &&
          occupied.every((box) => box.bottom <= top || box.top >= top + height + margin),
      );
  const panels = document.querySelectorAll('[role="dialog"][data-docked]');
  const covers = (subject: Element) => toasts.filter((box) => overlap(box, boxOf(subject)) > 1);
  for (const subject of [...subjectsInView, ...footBars]) {
    if (covers(subject).some(hasFreePosition)) flaws.add(`a toast covers ${nameOf(subject)}`);
  }
  for (const panel of panels) if (covers(panel).length > 0) flaws.add(`a toast covers ${nameOf(panel)}`);
  return [...flaws];
}
