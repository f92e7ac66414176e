import { saveFile } from '../save-file.ts';

/**
 * Fetches a file and saves it. A link with `download` cannot do that for a file of the server: the browser ignores the
 * attribute when the server is on another origin, and it never asks a service worker, which is the server of the demo. Files
 * are public, so the request has no token (D-147, D-203).
 *
 * @param name of the saved file; by default the one that the server sends, or else the last one in the URL
 * @throws Error when the file cannot be fetched
 */
export async function downloadFile(url: string, name?: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The file could not be fetched: ${response.status}.`);
  const sentName = nameInHeader(response.headers.get('Content-Disposition') ?? '');
  saveFile(name ?? sentName ?? nameInUrl(url), await response.blob());
}

/** The name in a `Content-Disposition` (RFC 6266), which a server on another origin has to expose to the page. */
function nameInHeader(header: string): string | undefined {
  const [, encoded = ''] = /filename\*=utf-8''([^;\s]+)/i.exec(header) ?? [];
  const decoded = decode(encoded);
  const [, quoted, plain] = /filename="([^"]+)"|filename=([^;\s]+)/i.exec(header) ?? [];
  return decoded || quoted || plain;
}

/** Undefined for what a server has not encoded, or not in UTF-8. */
function decode(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** `/api/files/fil-7kq2.pdf/media` → `fil-7kq2.pdf` (D-146). */
const nameInUrl = (url: string): string =>
  url
    .replace(/[?#].*$/s, '')
    .replace(/\/media$/, '')
    .split('/')
    .findLast(Boolean) ?? 'download';
