/** Text that is HTML already. All other text is escaped when it is inserted. */
export interface Markup {
  html: string;
}

type Part = string | number | Markup | readonly Markup[] | undefined;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

function rendered(part: Part): string {
  if (part === undefined) return '';
  if (typeof part !== 'object') return escape(String(part));
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}

/** A template for HTML: inserted values are escaped, unless they are markup themselves. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup => ({
  html: texts.map((text, index) => text + rendered(parts[index])).join(''),
});
