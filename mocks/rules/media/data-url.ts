/** What a `data:` URL holds. */
export interface InlineFile {
  /** The media type that it states, in lower case and without parameters. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** So many bytes at once: a function does not take a whole film as arguments. */
const chunk = 0x80_00;

/** Whether a media path holds its file itself. */
export const isDataUrl = (text: string): boolean => /^data:/i.test(text);

/** The bytes as a `data:` URL in base64. */
export function toDataUrl({ type, bytes }: InlineFile): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += chunk) {
    parts.push(String.fromCodePoint(...bytes.subarray(start, start + chunk)));
  }
  return `data:${type};base64,${btoa(parts.join(''))}`;
}

/** The file of a `data:` URL in base64; undefined for any other text. */
export function readDataUrl(text: string): InlineFile | undefined {
  const comma = text.indexOf(',');
  const [, type] = /^data:([^;,]*)(?:;[^;,]*)*;base64$/i.exec(text.slice(0, Math.max(comma, 0))) ?? [];
  const letters = type === undefined ? undefined : decoded(text.slice(comma + 1));
  if (type === undefined || letters === undefined) return undefined;
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index += 1) bytes[index] = letters.codePointAt(index) ?? 0;
  return { type: type.trim().toLowerCase(), bytes };
}

/** One letter a byte; undefined for what is no base64. */
function decoded(base64: string): string | undefined {
  try {
    return atob(base64);
  } catch {
    return undefined;
  }
}
