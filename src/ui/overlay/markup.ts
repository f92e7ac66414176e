declare const isMarkup: unique symbol;
/** HTML with escaped values. Only `markup` creates it. */
export type Markup = string & { readonly [isMarkup]: true };

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template tag for HTML that escapes the values: `` markup`This deletes <b>${title}</b>.` `` (D-133). */
export function markup(parts: TemplateStringsArray, ...values: readonly (string | number)[]): Markup {
  const escaped = values.map((value) =>
    String(value).replaceAll(/[&<>"']/g, (character) => entities[character] ?? ''),
  );
  return String.raw({ raw: parts }, ...escaped) as Markup;
}
