import type { Db } from '../../data/db.ts';
import type { FileRecord } from '../../data/models/curriculum.ts';
import { Failure } from '../../rules/failure.ts';
import { toDataUrl } from '../../rules/media/data-url.ts';
import { fileSizeError, fileTypeError, mediaKindOf, mediaSizeLimit } from '../../rules/media/media.ts';
import type { MediaKind, UploadedFile } from '../../rules/media/media.ts';

type FilePart = UploadedFile & { bytes: Uint8Array<ArrayBuffer> };

export type FileParts = ReadonlyMap<string, FilePart>;

/** Reads a file part. Other values, such as strings, count as files of unknown type. */
export async function readPart(value: unknown): Promise<FilePart> {
  const file = value instanceof Blob ? value : new Blob();
  const content = file.size > mediaSizeLimit ? file.slice(0, 512) : file;
  return { type: file.type, size: file.size, bytes: new Uint8Array(await content.arrayBuffer()) };
}

export async function readParts(parts: Readonly<Record<string, unknown>>): Promise<FileParts> {
  const read = Object.entries(parts).map(async ([part, value]) => [part, await readPart(value)] as const);
  return new Map(await Promise.all(read));
}

/**
 * @throws Failure 413 with errors for all parts that are too large, or else 415 for those of a type that is not allowed
 */
export function requireMedia(parts: FileParts, allowed: readonly MediaKind[]): void {
  requireEvery(413, 'This file is too large. At most 10 MB are allowed.', parts, fileSizeError);
  requireEvery(415, 'This type of file is not allowed.', parts, (file) => fileTypeError(file, allowed));
}

function requireEvery(
  status: number,
  message: string,
  parts: FileParts,
  errorOf: (file: UploadedFile) => string | undefined,
): void {
  const errors = [...parts].flatMap(([part, file]): [string, string[]][] => {
    const error = errorOf(file);
    return error === undefined ? [] : [[part, [error]]];
  });
  if (errors.length > 0) throw new Failure(status, message, { errors: Object.fromEntries(errors) });
}

/** Stores a checked file in its record, so that snapshots contain the bytes, and returns its `mediaPath`. */
export function storeFile(
  db: Db,
  randomId: (prefix: string) => string,
  bytes: Uint8Array<ArrayBuffer>,
): string {
  const kind = mediaKindOf(bytes);
  if (!kind) throw new Error('Only media can be stored: check the file first.');
  const { contentType, extension } = kind;
  const id = `${randomId('fil')}.${extension}`;
  // The client's file name could break the header `Content-Disposition`.
  db.files.insert({ id, fileName: id, contentType, source: toDataUrl({ type: contentType, bytes }) });
  return `files/${id}`;
}

export const findFile = (db: Db, mediaPath: string | null): FileRecord | undefined =>
  db.files.get(mediaPath?.replace(/^files\//, ''));

export const mediaPathsIn = (json: string): string[] =>
  Array.from(json.matchAll(/"(files\/[^"\\]+)"/g), ([, path = '']) => path);

export function removeUnusedFiles(db: Db, mediaPaths: Iterable<string | null>): void {
  const unused = new Map<string, FileRecord>();
  for (const path of mediaPaths) {
    const file = findFile(db, path);
    if (path !== null && file && !isMediaOfContent(db, path)) unused.set(path, file);
  }
  // Searching all attempts is slow: skip it when all files are used by content.
  for (const json of unused.size > 0 ? jsonWithMedia(db) : []) {
    for (const path of unused.keys()) if (json.includes(JSON.stringify(path))) unused.delete(path);
    if (unused.size === 0) return;
  }
  for (const { id } of unused.values()) db.files.remove(id);
}

const isMediaOfContent = (db: Db, path: string): boolean =>
  db.questions.where('mediaPath', path).length > 0 || db.activities.where('mediaPath', path).length > 0;

/** The JSON strings that may contain a media path: marked questions and submitted changes. */
function* jsonWithMedia(db: Db): Generator<string> {
  yield* new Set(db.attempts.all().map((attempt) => attempt.questions));
  for (const { snapshotJson, patchJson } of db.changeSets.all()) {
    yield snapshotJson;
    yield patchJson;
  }
}
