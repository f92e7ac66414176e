/**
 * Calls `visit` for each rule of the stylesheets of the document, and of those that are added later or replaced by hot
 * reload.
 *
 * @param ownSheet a stylesheet of the caller, which is skipped
 * @returns a function that stops watching
 */
export function watchRules(visit: (rule: CSSRule) => void, ownSheet: CSSStyleSheet): () => void {
  const seen = new WeakSet<CSSStyleSheet>([ownSheet]);

  const visitAll = (list: CSSRuleList) => {
    for (const rule of list) {
      if ('cssRules' in rule) visitAll(rule.cssRules as CSSRuleList);
      visit(rule);
    }
  };
  const scan = () => {
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
      const list = seen.has(sheet) ? undefined : readableRules(sheet);
      if (!list) continue;
      seen.add(sheet);
      visitAll(list);
    }
  };

  scan();
  const observer = new MutationObserver(scan);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  // A link has its rules once it has loaded; `load` does not bubble.
  document.addEventListener('load', scan, { capture: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('load', scan, { capture: true });
  };
}

/** The rules of a stylesheet; undefined for one of another origin. */
function readableRules(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch {
    return undefined;
  }
}
