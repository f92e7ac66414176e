/**
 * The rule for names and titles: a reader sees something of them, and they do not change the direction of other text. The
 * schemas of the contract repeat both patterns, and `contract:lint` keeps them the same. The patterns mean the same to
 * engines that count code points (Java, Python, JavaScript with `u`) and to those that count 16-bit units (.NET).
 */

/** White space, characters without a width, Hangul fillers and the empty braille cell, up to U+FFFF. */
const invisible = String.raw`\u0000-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB`;

/** Tags, variation selectors and private use: everything from U+DFFFE on. A class cannot begin there in 16-bit units. */
const beyond = String.raw`[^\u0000-${'\u{DFFFD}'}\uDC00-\uFFFF]`;

/** The format controls of shorthand (U+1BCA0–U+1BCA3) and of music (U+1D173–U+1D17A). */
const formats = Array.from('\u{1BCA0}\u{1BCA1}\u{1BCA2}\u{1BCA3}\u{1D173}\u{1D174}\u{1D175}\u{1D176}').concat(
  Array.from('\u{1D177}\u{1D178}\u{1D179}\u{1D17A}'),
);

/** Finds a visible character. The second half of a surrogate pair is none by itself. */
export const visiblePattern = String.raw`(?![${invisible}\uDC00-\uDFFF]|${beyond}|${formats.join('|')})[\s\S]`;

/** What no name or title may contain: control characters, and directional embeddings, overrides and isolates. */
export const refusedCharacters = String.raw`\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069`;
