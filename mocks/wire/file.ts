import type { FileRecord } from '../data/records.ts';

/** The bytes of a file with their type; the name is offered for a download. */
export async function toFileReply(file: FileRecord, readFile: (source: string) => Promise<Blob>) {
  const bytes = await readFile(file.source);
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
