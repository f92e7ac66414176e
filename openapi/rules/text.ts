/**
 * The normal form in which texts are compared (D-249); see *Comparing text* in the contract. `examples.json` has examples
 * for servers in other languages.
 */

import { visiblePattern } from './names.ts';

/**
 * White space, including line breaks, and U+2800 (the empty braille cell). U+FEFF matches `\s`, but is no white space in
 * Unicode.
 */
const whiteSpace = /[^\S\uFEFF]|[\u0085\u2800]/g;

/** Zero-width characters, control characters and directional marks. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB]/gu;

/** Full-width ASCII, such as `１` for `1`. */
const fullWidth = /[\uFF01-\uFF5E]/g;

/** Typographic apostrophes, quotation marks, hyphens and slashes, and their ASCII form. */
const punctuation: readonly (readonly [spellings: RegExp, ascii: string])[] = [
  [/ŉ/g, "'n"],
  [/[‘’‚‛‹›´ʹʻʼʽˈˊ′‵]/g, "'"],
  [/[“”„‟«»″‶〝〞〟]/g, '"'],
  [/[‐‑‒–−˗⁃﹣]/g, '-'],
  [/[—―]/g, '--'],
  [/[⁄∕]/g, '/'],
  [/…/g, '...'],
];

/** Fast path for nearly all text: printable ASCII and European letters with single spaces are in the normal form. */
const isNormal = /^[!-~À-ňŊ-ɏ]+(?: [!-~À-ňŊ-ɏ]+)*$/;

/** Replaces typographic punctuation by ASCII. Does not change white space and invisible characters. */
export const normalizePunctuation = (text: string): string =>
  punctuation.reduce((result, [spellings, ascii]) => result.replaceAll(spellings, ascii), text);

/**
 * Converts a text to the normal form: Unicode NFC, without invisible characters, with ASCII punctuation and digits, and
 * with single spaces in place of white space and line breaks. Letter case and accents do not change.
 */
export function normalizeText(text: string): string {
  if (isNormal.test(text)) return text;
  const visible = text
    .replaceAll(whiteSpace, ' ')
    .replaceAll(invisible, '')
    .replaceAll(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .normalize('NFC');
  return normalizePunctuation(visible).replaceAll(/ +/g, ' ').trim();
}

/** The normal form in lower case, for texts such as email addresses and user names. */
export const normalizeIgnoringCase = (text: string): string => normalizeText(text).toLowerCase();

const visible = new RegExp(visiblePattern, 'u');

export const isSameIgnoringCase = (one: string, other: string): boolean =>
  normalizeIgnoringCase(one) === normalizeIgnoringCase(other);

/** Removes duplicates; each text keeps its first spelling. */
export function uniqueIgnoringCase(texts: readonly string[]): string[] {
  const byNormalForm = new Map<string, string>();
  for (const text of texts) {
    const normal = normalizeIgnoringCase(text);
    if (!byNormalForm.has(normal)) byNormalForm.set(normal, text);
  }
  return [...byNormalForm.values()];
}

/** Whether two passwords are equal in NFC: keyboards type an accented letter as one character or as two. */
export const isSamePassword = (one: string, other: string): boolean =>
  one.normalize('NFC') === other.normalize('NFC');

/** Whether a text is empty, or has only white space and invisible characters. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** Characters to trim from pasted text. Directional overrides (U+202D, U+202E) are part of the text. */
const edge = String.raw`[\s\p{Cc}\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202C\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]`;
const edges = new RegExp(`^${edge}+|(?<!${edge})${edge}+$`, 'gu');

/**
 * Trims white space and invisible characters. Keeps variation selectors and tags, which belong to the emoji before
 * them.
 *
 * @returns an empty string for a blank text
 */
export const trimText = (text: string): string => (isBlank(text) ? '' : text.replaceAll(edges, ''));
