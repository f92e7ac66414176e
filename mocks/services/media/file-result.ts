import type { FileRecord } from '../../data/models/curriculum.ts';
import { readDataUrl } from '../../rules/media/data-url.ts';

/** For URLs that name the file: its bytes never change. */
export const cachedForAYear = 'public, max-age=31536000, immutable';

/** For URLs whose file may be another one the next time. */
export const notCached = 'no-cache';

/**
 * The bytes of a file with their type, and its name for downloads. The record of an uploaded file contains its bytes; those
 * of a seed file are read.
 */
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
