/**
 * The normal form in which texts are compared (D-249): see *Comparing text* in the contract. The application and the mock
 * both compare with these functions; `examples.json` has examples for servers in other languages.
 */

import { visiblePattern } from './names.ts';

/** White space, line breaks among it; U+2800 is a braille cell without dots. U+FEFF has no width in today's Unicode. */
const whiteSpace = /[^\S\uFEFF]|[\u0085\u2800]/g;

/** Characters without a width, control characters and directional marks. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB]/gu;

/** Full-width forms, which some keyboards write in place of ASCII: `１` for `1`. */
const fullWidth = /[\uFF01-\uFF5E]/g;

/** The apostrophes, quotation marks, hyphens and fraction slashes of keyboards and word processors, as ASCII. */
const punctuation: readonly (readonly [spellings: RegExp, ascii: string])[] = [
  [/ŉ/g, "'n"],
  [/[‘’‚‛‹›´ʹʻʼʽˈˊ′‵]/g, "'"],
  [/[“”„‟«»″‶〝〞〟]/g, '"'],
  [/[‐‑‒–−˗⁃﹣]/g, '-'],
  [/[—―]/g, '--'],
  [/[⁄∕]/g, '/'],
  [/…/g, '...'],
];

/** Printable ASCII and the letters of European languages, with single spaces: in the normal form, as nearly all text is. */
const isNormal = /^[!-~À-ňŊ-ɏ]+(?: [!-~À-ňŊ-ɏ]+)*$/;

/** A text with the ASCII punctuation of a keyboard; white space and invisible characters stay. */
export const normalizePunctuation = (text: string): string =>
  punctuation.reduce((result, [spellings, ascii]) => result.replaceAll(spellings, ascii), text);

/**
 * A text in the normal form: Unicode NFC, without invisible characters, with ASCII punctuation and digits, and with single
 * spaces in place of white space and line breaks. Letter case and accents stay.
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

/** The normal form in lower case, for texts in which letter case does not matter, such as emails and user names. */
export const normalizeIgnoringCase = (text: string): string => normalizeText(text).toLowerCase();

const visible = new RegExp(visiblePattern, 'u');

/** Whether two texts are the same where letter case does not matter. */
export const isSameIgnoringCase = (one: string, other: string): boolean =>
  normalizeIgnoringCase(one) === normalizeIgnoringCase(other);

/** Texts without repetitions, each in its first spelling. */
export function uniqueIgnoringCase(texts: readonly string[]): string[] {
  const byNormalForm = new Map<string, string>();
  for (const text of texts) {
    const normal = normalizeIgnoringCase(text);
    if (!byNormalForm.has(normal)) byNormalForm.set(normal, text);
  }
  return [...byNormalForm.values()];
}

/** Whether two passwords are the same. A device types an accent as one or two characters, which NFC makes the same. */
export const isSamePassword = (one: string, other: string): boolean =>
  one.normalize('NFC') === other.normalize('NFC');

/** Whether a reader sees nothing of a text: it is empty, or has only white space and invisible characters. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** What comes along at the ends of a pasted text. An override changes how the text itself reads, so it stays. */
const edge = String.raw`[\s\p{Cc}\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202C\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]`;
const edges = new RegExp(`^${edge}+|(?<!${edge})${edge}+$`, 'gu');

/**
 * A text without the white space and the invisible characters at its ends. Variation selectors and tags stay: they belong to
 * the emoji before them.
 *
 * @returns an empty text for a blank one
 */
export const trimText = (text: string): string => (isBlank(text) ? '' : text.replaceAll(edges, ''));
