import { createSheet } from './create-sheet.ts';
import { reportMediaChanges, rewriteMatches } from './media-listeners.ts';
import { rewriteDeclarations, widenMedia, type DockSize } from './rewrite-css.ts';
import { watchRules } from './watch-rules.ts';

/**
 * Lays the application out as in a window that is smaller by the docked panel. Page and panel share a document, so the
 * browser offers nothing for this: a frame around the application would reload it and lose its state at each docking.
 * Instead:
 * - `html` gets padding, so that the page is narrower, or can be scrolled above the panel;
 * - the rules of all stylesheets are rewritten, see rewrite-css.ts;
 * - `innerWidth`, `innerHeight`, `visualViewport` and media queries in scripts report the smaller window.
 * Undocking, and printing, restore everything.
 *
 * Not covered: viewport units and insets in `style` attributes, `vmin` and `vmax`, `media` and `sizes` of pictures,
 * percentages in insets, `@import`, `insertRule`, IntersectionObserver. `documentElement.clientHeight` keeps its value:
 * React Aria places popovers from it with `bottom`, which the browser measures from the end of the true window.
 * Code that subtracts the scroll padding from `innerHeight` counts the panel twice, and scrolls more often. A modal
 * `<dialog>` of the browser, such as the drawer on phones, makes the panel inert until it closes.
 */
export function createPageResizer(): (size: DockSize) => void {
  let dock: DockSize = { right: 0, bottom: 0 };
  let shrunk: ShrunkPage | undefined;

  const restore = () => {
    shrunk?.restore();
    shrunk = undefined;
  };
  const apply = () => {
    if (dock.right === 0 && dock.bottom === 0) restore();
    else if (shrunk) shrunk.update();
    else shrunk = shrinkPage(() => dock);
    dispatchEvent(new Event('resize'));
    visualViewport?.dispatchEvent(new Event('resize'));
  };
  // Pages on paper have no panel; a rewritten media query would not match them.
  addEventListener('beforeprint', restore);
  addEventListener('afterprint', apply);
  addEventListener('resize', reportMediaChanges);

  return (size) => {
    if (size.right === dock.right && size.bottom === dock.bottom) return;
    dock = size;
    apply();
  };
}

interface ShrunkPage {
  /** Applies a new size. */
  update: () => void;
  restore: () => void;
}

function shrinkPage(size: () => DockSize): ShrunkPage {
  const stylesheets = rewriteStylesheets(size);
  const restoreWindow = [
    subtract(window, 'innerWidth', () => size().right),
    subtract(window, 'innerHeight', () => size().bottom),
    subtract(document.documentElement, 'clientWidth', () => size().right),
    ...(visualViewport
      ? [
          subtract(visualViewport, 'width', () => size().right),
          subtract(visualViewport, 'height', () => size().bottom),
        ]
      : []),
    rewriteMatches((media) => widenMedia(media, size())),
  ];
  return {
    update: stylesheets.update,
    restore: () => {
      stylesheets.restore();
      for (const undo of restoreWindow) undo();
    },
  };
}

/** Reduces a number that an accessor of the browser returns. */
function subtract<Target extends object>(
  target: Target,
  property: keyof Target & string,
  amount: () => number,
): () => void {
  const own = Object.getOwnPropertyDescriptor(target, property);
  const native = own ?? inheritedDescriptor(target, property);
  Object.defineProperty(target, property, {
    configurable: true,
    enumerable: true,
    get: () => Number(native?.get?.call(target)) - amount(),
  });
  return () => {
    Reflect.deleteProperty(target, property);
    if (own) Object.defineProperty(target, property, own);
  };
}

function inheritedDescriptor(target: object, property: string): PropertyDescriptor | undefined {
  const parent: unknown = Object.getPrototypeOf(target);
  if (typeof parent !== 'object' || !parent) return undefined;
  return Object.getOwnPropertyDescriptor(parent, property) ?? inheritedDescriptor(parent, property);
}

/** Rewrites the stylesheets of the document, and those that are added later or replaced by hot reload. */
function rewriteStylesheets(size: () => DockSize): ShrunkPage {
  const media: { list: MediaList; text: string }[] = [];
  const rules: { style: CSSStyleDeclaration; text: string }[] = [];
  const ownSheet = createSheet('');

  const rewriteRule = (rule: CSSRule) => {
    if (rule instanceof CSSMediaRule) {
      const { mediaText } = rule.media;
      if (widenMedia(mediaText, { right: 1, bottom: 1 }) === mediaText) return;
      media.push({ list: rule.media, text: mediaText });
      rule.media.mediaText = widenMedia(mediaText, size());
    }
    if (rule instanceof CSSStyleRule) {
      const { selectorText, style } = rule;
      const text = style.cssText;
      const isPage = /(?:^|,)\s*(?:html|body|:root)(?![^,]*\s)/.test(selectorText);
      const rewritten = rewriteDeclarations(text, isPage);
      if (rewritten === text) return;
      rules.push({ style, text });
      style.cssText = rewritten;
    }
  };
  const writeSize = () => {
    const { right, bottom } = size();
    ownSheet.replaceSync(`:root {
      --dock-right: ${right}px; --dock-bottom: ${bottom}px;
      padding: 0 ${right}px ${bottom}px 0 !important;
    }`);
  };

  writeSize();
  document.adoptedStyleSheets.push(ownSheet);
  const stopWatching = watchRules(rewriteRule, ownSheet);

  return {
    update: () => {
      writeSize();
      for (const { list, text } of media) list.mediaText = widenMedia(text, size());
    },
    restore: () => {
      stopWatching();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== ownSheet);
      for (const { list, text } of media) list.mediaText = text;
      for (const { style, text } of rules) style.cssText = text;
    },
  };
}
