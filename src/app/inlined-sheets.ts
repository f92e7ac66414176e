/**
 * The bundler's loader asks for no sheet that the page has a link to. What the HTML brought along (.ci/prerendered-page.mjs)
 * gets one that loads nothing.
 */
export function markInlinedSheets(): void {
  const urls = document.querySelector<HTMLElement>('style[data-sheets]')?.dataset['sheets'];
  for (const href of urls?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.setAttribute('disabled', '');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
}
