import { problem } from './problem.ts';

/** The whole file, or the range that an audio or video player requests (RFC 9110, section 14). */
export function toFileResponse(
  file: Blob,
  fileHeaders: Record<string, string>,
  requestHeaders: Headers,
): Response {
  const headers = { ...fileHeaders, 'Accept-Ranges': 'bytes' };
  const range = readRange(requestHeaders.get('Range'), file.size);
  if (range === undefined) return new Response(file, { headers });
  if (range === 'unsatisfiable') {
    return problem(416, 'The file has no such range.', { 'Content-Range': `bytes */${file.size}` });
  }
  const { first, last } = range;
  return new Response(file.slice(first, last + 1, file.type), {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${first}-${last}/${file.size}` },
  });
}

/**
 * Reads the positions of the first and last byte. Several ranges are ignored, as the RFC allows.
 *
 * @param size of the file, in bytes
 * @returns undefined for the whole file
 */
function readRange(
  header: string | null,
  size: number,
): { first: number; last: number } | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // `bytes=-500` requests the last 500 bytes.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}
