/**
 * Which files are accepted as media (D-148 and the description of the tag Activities). The bytes decide: file names are
 * ignored, and the declared type must match the bytes. Anything that could run as a page, such as SVG and HTML, matches
 * none of these.
 */

/** 10 MB, in bytes. */
export const mediaSizeLimit = 10 * 1024 * 1024;

export interface MediaKind {
  /** Its name for people. */
  name: string;
  /** The type with which it is served. */
  contentType: string;
  /** The extension of its path, from which clients infer its kind. */
  extension: string;
  /** Other names of the type that browsers declare. */
  aliases?: readonly string[];
  /** Whether the first bytes of a file are those of this kind. */
  matches: (bytes: Uint8Array) => boolean;
}

/** An uploaded file. */
export interface UploadedFile {
  /** The type that its sender declares. */
  type: string;
  /** In bytes. */
  size: number;
  /** All of it, or at least the first 512. */
  bytes: Uint8Array;
}

const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCodePoint(...bytes.subarray(start, start + length));

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** An ID3 tag, or a frame: eleven set bits, a version that exists, layer III, a bit rate that exists. */
function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const isFrame =
    first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08 && (third & 0xf0) !== 0xf0;
  return isFrame || textAt(bytes, 0, 3) === 'ID3';
}

/** The brands of MP4 videos; HEIC and AVIF pictures and QuickTime start with the same box. */
const videoBrand = /^(isom|iso[2-9]|mp4[12]|avc1|dash|MSNV|M4V[ HP])$/;

const png: MediaKind = {
  name: 'PNG',
  contentType: 'image/png',
  extension: 'png',
  matches: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

const jpeg: MediaKind = {
  name: 'JPEG',
  contentType: 'image/jpeg',
  extension: 'jpg',
  aliases: ['image/jpg', 'image/pjpeg'],
  matches: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
};

const mp4: MediaKind = {
  name: 'MP4',
  contentType: 'video/mp4',
  extension: 'mp4',
  matches: (bytes) => textAt(bytes, 4, 4) === 'ftyp' && videoBrand.test(textAt(bytes, 8, 4)),
};

/** What a question may have: pictures, recordings and videos. */
export const questionMedia: readonly MediaKind[] = [
  png,
  jpeg,
  {
    name: 'GIF',
    contentType: 'image/gif',
    extension: 'gif',
    matches: (bytes) => /^GIF8[79]a$/.test(textAt(bytes, 0, 6)),
  },
  {
    name: 'MP3',
    contentType: 'audio/mpeg',
    extension: 'mp3',
    aliases: ['audio/mp3', 'audio/x-mp3', 'audio/x-mpeg'],
    matches: isMp3,
  },
  {
    name: 'WAV',
    contentType: 'audio/wav',
    extension: 'wav',
    aliases: ['audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
    matches: (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WAVE',
  },
  {
    name: 'Ogg',
    contentType: 'audio/ogg',
    extension: 'ogg',
    // Firefox declares video/ogg for every .ogg file. An Ogg video names its codec in the first pages.
    aliases: ['application/ogg', 'video/ogg'],
    matches: (bytes) => textAt(bytes, 0, 4) === 'OggS' && !textAt(bytes, 0, 512).includes('theora'),
  },
  mp4,
  {
    name: 'WebM',
    contentType: 'video/webm',
    extension: 'webm',
    // Matroska starts with the same bytes, and then its own name.
    matches: (bytes) => startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3]) && textAt(bytes, 0, 64).includes('webm'),
  },
];

/** What an activity may have. */
export const activityMedia: readonly MediaKind[] = [jpeg, png, mp4];

/** The kind of a file by its bytes; undefined when it is not media. */
export const mediaKindOf = (bytes: Uint8Array): MediaKind | undefined =>
  questionMedia.find((kind) => kind.matches(bytes));

/** Why a file is too large, as a message; undefined when it is not. */
export const fileSizeError = ({ size }: Pick<UploadedFile, 'size'>): string | undefined =>
  size > mediaSizeLimit ? 'At most 10 MB are allowed.' : undefined;

/** Why the type of a file is not allowed, as a message; undefined when it is. */
export function fileTypeError(
  { type, bytes }: UploadedFile,
  allowed: readonly MediaKind[],
): string | undefined {
  const [declared = ''] = type.toLowerCase().split(';');
  const kind = allowed.find(({ contentType, aliases = [] }) =>
    [contentType, ...aliases].includes(declared.trim()),
  );
  if (!kind) return `Only ${list(allowed.map(({ name }) => name))} files are allowed.`;
  return kind.matches(bytes) ? undefined : `The content of this file is not ${kind.contentType}.`;
}

const list = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
