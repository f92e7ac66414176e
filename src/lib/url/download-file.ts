import { saveFile } from '../save-file.ts';

/**
 * Fetches and saves a file. A link with `download` would not do: browsers ignore the attribute for other origins, and
 * such a download bypasses the service worker, which serves the demo's mock. Files are public; no token is sent
 * (D-147, D-203).
 *
 * @param name of the saved file; default: the name that the server sends, else the last segment of the URL
 * @throws Error when the request fails
 */
export async function downloadFile(url: string, name?: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The file could not be fetched: ${response.status}.`);
  const sentName = nameInHeader(response.headers.get('Content-Disposition') ?? '');
  saveFile(name ?? sentName ?? nameInUrl(url), await response.blob());
}

/** Reads `Content-Disposition` (RFC 6266), which a server on another origin must expose. */
function nameInHeader(header: string): string | undefined {
  const [, encoded = ''] = /filename\*=utf-8''([^;\s]+)/i.exec(header) ?? [];
  const decoded = decode(encoded);
  const [, quoted, plain] = /filename="([^"]+)"|filename=([^;\s]+)/i.exec(header) ?? [];
  return decoded || quoted || plain;
}

/** Returns undefined if the name is not valid percent-encoded UTF-8. */
function decode(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** Converts `/api/files/fil-7kq2.pdf/media` to `fil-7kq2.pdf` (D-146). */
const nameInUrl = (url: string): string =>
  url
    .replace(/[?#].*$/s, '')
    .replace(/\/media$/, '')
    .split('/')
    .findLast(Boolean) ?? 'download';
