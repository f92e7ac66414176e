import type { FileRecord } from '../../data/models/curriculum.ts';
import { readDataUrl } from '../../rules/media/data-url.ts';

/** `Cache-Control` of URLs with the id of the file, whose bytes never change. */
export const cachedForAYear = 'public, max-age=31536000, immutable';

/** `Cache-Control` of URLs whose file may be replaced. */
export const notCached = 'no-cache';

export async function toFileResult(
  { source, ...file }: FileRecord,
  readFile: (source: string) => Promise<Blob>,
  cacheControl: string,
) {
  const uploaded = readDataUrl(source);
  const bytes = uploaded ? new Blob([uploaded.bytes]) : await readFile(source);
  return {
    status: 200 as const,
    body: bytes.slice(0, bytes.size, file.contentType),
    headers: {
      'Content-Type': file.contentType,
      'Content-Disposition': `inline; filename="${file.fileName}"`,
      'Cache-Control': cacheControl,
      'X-Content-Type-Options': 'nosniff',
    },
  };
}
