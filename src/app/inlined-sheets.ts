/** URLs of the style sheets that the HTML brought along (.ci/prerendered-page.mjs). */
export const inlinedSheets = (): string[] =>
  document
    .querySelector<HTMLElement>('style[data-sheets]')
    ?.dataset['sheets']?.split(' ')
    .map((url) => new URL(url, document.baseURI).href) ?? [];

/**
 * The bundler's loader asks for no sheet that the page has a link to. What the HTML brought along gets
 * one that loads nothing.
 */
export function markInlinedSheets(): void {
  for (const href of inlinedSheets()) {
    const link = document.createElement('link');
    link.setAttribute('disabled', '');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
}
