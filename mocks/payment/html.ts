/** HTML that is inserted without escaping. */
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

function render(part: Part): string {
  if (part === undefined) return '';
  if (typeof part !== 'object') return escape(String(part));
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}

/** A template tag that escapes inserted values unless they are `Markup`. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup => ({
  html: texts.map((text, index) => text + render(parts[index])).join(''),
});
