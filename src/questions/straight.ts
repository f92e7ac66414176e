/**
 * A text as a keyboard for code writes it: phones and word processors put curly quotes, a real minus or a dash in place of
 * the signs that were typed, two hyphens become a long dash, and three dots one sign.
 */
export function straight(text: string): string {
  return text
    .replaceAll(/[‘’‚‛′]/g, "'")
    .replaceAll(/[“”„‟″]/g, '"')
    .replaceAll(/[‐‑−–]/g, '-')
    .replaceAll('—', '--')
    .replaceAll('…', '...');
}
