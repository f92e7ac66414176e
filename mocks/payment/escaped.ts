/** Text that is HTML already. Everything else is escaped where it is put in. */
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

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

function rendered(part: Part): string {
  if (part === undefined) return '';
  if (typeof part !== 'object') return escape(String(part));
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}

/** A piece of a page: what stands between the braces is escaped, unless it is such a piece itself. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup => ({
  html: texts.map((text, index) => text + rendered(parts[index])).join(''),
});
