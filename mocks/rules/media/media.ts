/**
 * The files that are accepted as media (D-148 and the description of the tag Activities). File names are ignored, and the
 * declared type must match the bytes. No kind can contain scripts, unlike SVG and HTML.
 */

/** Maximum in bytes. */
export const mediaSizeLimit = 10 * 1024 * 1024;

export interface MediaKind {
  /** The name in messages. */
  name: string;
  contentType: string;
  /** The extension of the media path, from which clients infer the kind. */
  extension: string;
  /** Other names of the type that browsers declare. */
  aliases?: readonly string[];
  matches: (bytes: Uint8Array) => boolean;
}

export interface UploadedFile {
  type: string;
  /** In bytes. */
  size: number;
  /** All bytes, or at least the first 512. */
  bytes: Uint8Array;
}

const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCodePoint(...bytes.subarray(start, start + length));

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** An ID3 tag, or a frame: eleven set bits, a valid version, layer III, a valid bit rate. */
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
    // Matroska starts with the same bytes, but has another name.
    matches: (bytes) => startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3]) && textAt(bytes, 0, 64).includes('webm'),
  },
];

export const activityMedia: readonly MediaKind[] = [jpeg, png, mp4];

export const mediaKindOf = (bytes: Uint8Array): MediaKind | undefined =>
  questionMedia.find((kind) => kind.matches(bytes));

export const fileSizeError = ({ size }: Pick<UploadedFile, 'size'>): string | undefined =>
  size > mediaSizeLimit ? 'At most 10 MB are allowed.' : undefined;

/** @returns a message, undefined when the type is allowed */
export function fileTypeError(
  { type, bytes }: UploadedFile,
  allowed: readonly MediaKind[],
): string | undefined {
  const [declared = ''] = type.toLowerCase().split(';');
  const kind = allowed.find(({ contentType, aliases = [] }) =>
    [contentType, ...aliases].includes(declared.trim()),
  );
  if (!kind) return `Only ${joinNames(allowed.map(({ name }) => name))} files are allowed.`;
  return kind.matches(bytes) ? undefined : `The content of this file is not ${kind.contentType}.`;
}

const joinNames = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
