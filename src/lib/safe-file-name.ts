/** Separators of folders, and what Windows or a shell gives a meaning. */
const reserved = /[/\\:*?"<>|]/g;

/** Devices of Windows, with any extension. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\.|$)/i;

/** Room for ` (1)` below the 255 bytes that file systems take. */
const mostBytes = 200;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * The name under which a file is saved. An author or another server may have chosen it: the result names no folder, shows
 * its real extension, and is accepted by every system.
 */
export function safeFileName(wanted: string): string {
  const name = wanted
    .toWellFormed()
    .normalize('NFC')
    // Among them those that turn the direction of a name, so that `gpj.exe` looks like `exe.jpg`.
    .replaceAll(/\p{Format}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Control}/gu, '')
    .replaceAll(reserved, '-')
    // A dot in front hides a file, and Windows drops dots and spaces at the end.
    .replaceAll(/^[. ]+|[. ]+$/g, '')
    .replace(device, '_$&');
  return truncateToBytes(name) || 'download';
}

/** Cuts a name that is too long before its extension. */
function truncateToBytes(name: string): string {
  if (bytesOf(name) <= mostBytes) return name;
  const [extension = ''] = /\.[\p{L}\d]{1,10}$/u.exec(name) ?? [];
  let stem = '';
  for (const letter of name.slice(0, name.length - extension.length)) {
    if (bytesOf(stem + letter + extension) > mostBytes) break;
    stem += letter;
  }
  return `${stem.replace(/[. ]+$/, '')}${extension}`;
}
