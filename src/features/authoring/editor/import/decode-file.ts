/** Endings of the files that can be read. */
export const readableFiles: readonly string[] = ['.txt', '.gift', '.csv', '.tsv'];

/** Bytes. Two hundred long questions have a tenth of it. */
const largestText = 1024 * 1024;

/** Why a file cannot be read, in a sentence; undefined when it can. */
export function unreadableReason({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!readableFiles.some((ending) => name.toLowerCase().endsWith(ending))) {
    return `Only ${readableFiles.join(', ')} files can be read here. Copy the cells of a spreadsheet and paste them, or save it as CSV.`;
  }
  if (size === 0) return 'This file is empty.';
  return size > largestText ? 'This file is too large: at most 1 MB.' : undefined;
}

/**
 * The text of a file: UTF-8, UTF-16 where a byte order mark says so ("Unicode text" of a spreadsheet), else Windows-1252, as
 * older spreadsheets write.
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
