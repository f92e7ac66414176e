/**
 * The rule for names and titles: they contain a visible character, but no control or directional ones. The schemas of the
 * contract repeat both patterns, and `contract:lint` compares them. The patterns match the same strings in engines that
 * count code points (Java, Python, JavaScript with `u`) and in engines that count 16-bit units (.NET).
 */

/** White space, zero-width characters, Hangul fillers and the empty braille cell, up to U+FFFF. */
const invisible = String.raw`\u0000-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB`;

/** Tags, variation selectors and private use: U+DFFFE and above. In 16-bit units, a class cannot start there. */
const beyond = String.raw`[^\u0000-${'\u{DFFFD}'}\uDC00-\uFFFF]`;

/** Format controls of shorthand (U+1BCA0–U+1BCA3) and music (U+1D173–U+1D17A). */
const formats = Array.from('\u{1BCA0}\u{1BCA1}\u{1BCA2}\u{1BCA3}\u{1D173}\u{1D174}\u{1D175}\u{1D176}').concat(
  Array.from('\u{1D177}\u{1D178}\u{1D179}\u{1D17A}'),
);

/** Matches a visible character, but not a low surrogate alone. */
export const visiblePattern = String.raw`(?![${invisible}\uDC00-\uDFFF]|${beyond}|${formats.join('|')})[\s\S]`;

/**
 * Characters that names and titles must not contain: control characters, and directional embeddings, overrides and
 * isolates.
 */
export const forbiddenCharacters = String.raw`\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069`;
