/** Folder separators, and characters that are special in Windows or a shell. */
const reserved = /[/\\:*?"<>|]/g;

/** Windows device names, with any extension. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\.|$)/i;

/** Leaves space for ` (1)` below the limit of 255 bytes. */
const maxBytes = 200;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Makes a file name safe: no folder, the real extension visible, valid in every operating system. */
export function safeFileName(proposed: string): string {
  const name = proposed
    .toWellFormed()
    .normalize('NFC')
    // Direction controls make `gpj.exe` look like `exe.jpg`.
    .replaceAll(/\p{Format}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Control}/gu, '')
    .replaceAll(reserved, '-')
    // A leading dot hides a file; Windows drops dots and spaces at the end.
    .replaceAll(/^[. ]+|[. ]+$/g, '')
    .replace(device, '_$&');
  return truncateToBytes(name) || 'download';
}

function truncateToBytes(name: string): string {
  if (bytesOf(name) <= maxBytes) return name;
  const [extension = ''] = /\.[\p{L}\d]{1,10}$/u.exec(name) ?? [];
  let stem = '';
  for (const letter of name.slice(0, name.length - extension.length)) {
    if (bytesOf(stem + letter + extension) > maxBytes) break;
    stem += letter;
  }
  return `${stem.replace(/[. ]+$/, '')}${extension}`;
}
