interface InlineFile {
  /** The declared media type, in lower case and without parameters. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Bytes per call: a function cannot take a whole video as arguments. */
const chunkSize = 0x80_00;

export const isDataUrl = (text: string): boolean => /^data:/i.test(text);

export function toDataUrl({ type, bytes }: InlineFile): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += chunkSize) {
    parts.push(String.fromCodePoint(...bytes.subarray(start, start + chunkSize)));
  }
  return `data:${type};base64,${btoa(parts.join(''))}`;
}

/** @returns undefined unless the text is a `data:` URL in base64 */
export function readDataUrl(text: string): InlineFile | undefined {
  const comma = text.indexOf(',');
  const [, type] = /^data:([^;,]*)(?:;[^;,]*)*;base64$/i.exec(text.slice(0, Math.max(comma, 0))) ?? [];
  const binary = type === undefined ? undefined : decodeBase64(text.slice(comma + 1));
  if (type === undefined || binary === undefined) return undefined;
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.codePointAt(index) ?? 0;
  return { type: type.trim().toLowerCase(), bytes };
}

/** @returns one character per byte; undefined for invalid base64 */
function decodeBase64(base64: string): string | undefined {
  try {
    return atob(base64);
  } catch {
    return undefined;
  }
}
