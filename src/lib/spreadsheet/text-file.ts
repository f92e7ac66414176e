/** In bytes: ten times the size of 200 long questions, or of 1,000 learners. */
const maxFileSize = 1024 * 1024;

/**
 * Returns the reason why a file cannot be read as text; undefined if it can.
 *
 * @param extensions with the dot, in lower case
 */
export function unreadableReason(
  { name, size }: Pick<File, 'name' | 'size'>,
  extensions: readonly string[],
): string | undefined {
  if (!extensions.some((extension) => name.toLowerCase().endsWith(extension))) {
    return `Only ${extensions.join(', ')} files can be read here. Copy the cells of a spreadsheet and paste them, or save it as CSV.`;
  }
  if (size === 0) return 'This file is empty.';
  return size > maxFileSize ? 'This file is too large: at most 1 MB.' : undefined;
}

/**
 * Decodes UTF-16 with a byte order mark ("Unicode text" of a spreadsheet), UTF-8, or else Windows-1252, as older spreadsheets
 * write.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
