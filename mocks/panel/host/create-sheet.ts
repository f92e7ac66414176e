/** A stylesheet for `adoptedStyleSheets`: the security headers of the demo forbid style elements. */
export function createSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
