import type { FileRecord } from '../../data/records.ts';
import { readDataUrl } from '../../rules/media/data-url.ts';

/**
 * The bytes of a file with their type; the name is offered for a download. An uploaded file is in its record, that of
 * the seed is read.
 */
export async function toFileReply(
  { source, ...file }: FileRecord,
  readFile: (source: string) => Promise<Blob>,
) {
  const uploaded = readDataUrl(source);
  const bytes = uploaded ? new Blob([uploaded.bytes]) : await readFile(source);
  return {
    status: 200 as const,
    body: bytes.slice(0, bytes.size, file.contentType),
    headers: {
      'Content-Type': file.contentType,
      'Content-Disposition': `inline; filename="${file.fileName}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  };
}
