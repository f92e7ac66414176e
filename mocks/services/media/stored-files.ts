import type { Db } from '../../data/db.ts';
import type { FileRecord } from '../../data/records.ts';
import { toDataUrl } from '../../rules/media/data-url.ts';
import { mediaKindOf, mediaSizeLimit, sizeFault, typeFault } from '../../rules/media/media.ts';
import type { MediaKind, SentFile } from '../../rules/media/media.ts';
import { Failure } from '../../server/failure.ts';

/** A file of a form, with its bytes. */
export type SentMedia = SentFile & { bytes: Uint8Array<ArrayBuffer> };

/** The file parts of a form by their names. */
export type SentParts = ReadonlyMap<string, SentMedia>;

/** Reads one file part. What is no file, such as a text, counts as a file of no known type. */
export async function readPart(value: unknown): Promise<SentMedia> {
  const file = value instanceof Blob ? value : new Blob();
  // A file that is too large is refused for its size; nobody needs its bytes.
  const taken = file.size > mediaSizeLimit ? file.slice(0, 512) : file;
  return { type: file.type, size: file.size, bytes: new Uint8Array(await taken.arrayBuffer()) };
}

export async function readParts(parts: Readonly<Record<string, unknown>>): Promise<SentParts> {
  const read = Object.entries(parts).map(async ([part, value]) => [part, await readPart(value)] as const);
  return new Map(await Promise.all(read));
}

/** @throws Failure 413 or 415, which names every part that is too large or of a type that is not allowed */
export function requireMedia(parts: SentParts, allowed: readonly MediaKind[]): void {
  refuse(413, 'This file is too large. At most 10 MB are allowed.', parts, sizeFault);
  refuse(415, 'This type of file is not allowed.', parts, (file) => typeFault(file, allowed));
}

function refuse(
  status: number,
  message: string,
  parts: SentParts,
  faultOf: (file: SentFile) => string | undefined,
): void {
  const faults = [...parts].flatMap(([part, file]): [string, string[]][] => {
    const fault = faultOf(file);
    return fault === undefined ? [] : [[part, [fault]]];
  });
  if (faults.length > 0) throw new Failure(status, message, { errors: Object.fromEntries(faults) });
}

/**
 * Keeps a file that the rules of media let pass, inside its record so that a snapshot keeps it, too.
 *
 * @returns its `mediaPath`; the extension is chosen by the bytes
 */
export function storeFile(
  db: Db,
  randomId: (prefix: string) => string,
  bytes: Uint8Array<ArrayBuffer>,
): string {
  const kind = mediaKindOf(bytes);
  if (!kind) throw new Error('Only media are stored: check the file before.');
  const { contentType, extension } = kind;
  const id = `${randomId('fil')}.${extension}`;
  // The name that was sent is of no use, and could break the header that offers it for a download.
  db.files.insert({ id, fileName: id, contentType, source: toDataUrl({ type: contentType, bytes }) });
  return `files/${id}`;
}

/** The file of a media path. */
export const fileOf = (db: Db, mediaPath: string | null): FileRecord | undefined =>
  db.files.get(mediaPath?.replace(/^files\//, ''));

/** The media paths that stand in the JSON text of an attempt or of a change set. */
export const mediaPathsIn = (json: string): string[] =>
  Array.from(json.matchAll(/"(files\/[^"\\]+)"/g), ([, path = '']) => path);

/** Deletes those of the files that no activity, question, attempt or change set names any more. */
export function removeUnusedFiles(db: Db, mediaPaths: Iterable<string | null>): void {
  const unused = new Map<string, FileRecord>();
  for (const path of mediaPaths) {
    const file = fileOf(db, path);
    if (path !== null && file && !isShown(db, path)) unused.set(path, file);
  }
  // Every attempt may name a file, so they are looked through only when there is something to look for.
  for (const text of unused.size > 0 ? keptTexts(db) : []) {
    for (const path of unused.keys()) if (text.includes(JSON.stringify(path))) unused.delete(path);
    if (unused.size === 0) return;
  }
  for (const { id } of unused.values()) db.files.remove(id);
}

const isShown = (db: Db, path: string): boolean =>
  db.questions.where('mediaPath', path).length > 0 || db.activities.where('mediaPath', path).length > 0;

/** The JSON texts that may name a file: questions as they were marked, and changes that were submitted. */
function* keptTexts(db: Db): Generator<string> {
  yield* new Set(db.attempts.all().map((attempt) => attempt.questions));
  for (const { snapshotJson, patchJson } of db.changeSets.all()) {
    yield snapshotJson;
    yield patchJson;
  }
}
