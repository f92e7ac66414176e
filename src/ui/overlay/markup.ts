/** Text that was written as markup, with whatever came from people escaped. */
declare const written: unique symbol;
export type Markup = string & { readonly [written]: true };

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A message with emphasis for a dialog: `` markup`This deletes <b>${title}</b>.` ``. What is filled in is shown as it
 * is and can never become markup itself (D-133).
 */
export function markup(parts: TemplateStringsArray, ...values: readonly (string | number)[]): Markup {
  const escaped = values.map((value) =>
    String(value).replaceAll(/[&<>"']/g, (character) => entities[character] ?? ''),
  );
  return String.raw({ raw: parts }, ...escaped) as Markup;
}
