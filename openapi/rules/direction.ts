/** Directional embeddings, overrides and isolates. Marks (U+200E, U+200F, U+061C) do not affect adjacent text. */
const directional = /[\u202A-\u202E\u2066-\u2069]/;
const all = new RegExp(directional, 'g');

export const hasDirectionalCharacters = (text: string): boolean => directional.test(text);

/** Removes directional characters, which an older server may have stored in a name. */
export const removeDirectionalCharacters = (text: string): string =>
  hasDirectionalCharacters(text) ? text.replaceAll(all, '') : text;
