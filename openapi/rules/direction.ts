/** Directional embeddings, overrides and isolates. Marks (U+200E, U+200F, U+061C) change nothing beside them. */
const directional = /[\u202A-\u202E\u2066-\u2069]/;
const all = new RegExp(directional, 'g');

/** Whether a text contains a character that changes the direction of what follows. */
export const hasDirectionalCharacters = (text: string): boolean => directional.test(text);

/** A text without such characters: a name that a server has stored before it refused them. */
export const removeDirectionalCharacters = (text: string): string =>
  hasDirectionalCharacters(text) ? text.replaceAll(all, '') : text;
