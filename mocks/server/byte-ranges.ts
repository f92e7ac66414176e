import { problem } from './problem.ts';

/** A file under its own type, whole or in part: players of sound and video ask for ranges (RFC 9110, section 14). */
export function toFileResponse(file: Blob, given: Record<string, string>, requested: Headers): Response {
  const headers = { ...given, 'Accept-Ranges': 'bytes' };
  const range = readRange(requested.get('Range'), file.size);
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
 * The positions of the first and the last byte. One range is understood; anything else is ignored, as the standard allows.
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
  // Without a first position the number counts bytes from the end.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}
