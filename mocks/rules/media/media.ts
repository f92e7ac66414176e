/**
 * Which files are taken as media (D-148 and the description of the tag Activities). The bytes decide: a name is never
 * looked at, and the type that a sender states must fit the bytes. What could run as a page, such as SVG and HTML,
 * fits none of these.
 */

/** 10 MB, in bytes. */
export const mediaSizeLimit = 10 * 1024 * 1024;

export interface MediaKind {
  /** What people call it. */
  name: string;
  /** The type under which it is served. */
  contentType: string;
  /** The end of its path, by which clients tell what it is. */
  extension: string;
  /** Other names under which browsers state the type. */
  alsoStatedAs?: readonly string[];
  /** Whether a file that begins so is of this kind. */
  fits: (bytes: Uint8Array) => boolean;
}

/** A file as it was sent. */
export interface SentFile {
  /** The type that its sender states. */
  type: string;
  /** In bytes. */
  size: number;
  /** All of it, or at least the first 512. */
  bytes: Uint8Array;
}

const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCodePoint(...bytes.subarray(start, start + length));

const begins = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** An ID3 tag, or a frame: eleven set bits, a version that exists, layer III, a bit rate that exists. */
function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const isFrame =
    first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08 && (third & 0xf0) !== 0xf0;
  return isFrame || textAt(bytes, 0, 3) === 'ID3';
}

/** The brands of films; the same box also begins HEIC and AVIF pictures and QuickTime. */
const filmBrand = /^(isom|iso[2-9]|mp4[12]|avc1|dash|MSNV|M4V[ HP])$/;

const png: MediaKind = {
  name: 'PNG',
  contentType: 'image/png',
  extension: 'png',
  fits: (bytes) => begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

const jpeg: MediaKind = {
  name: 'JPEG',
  contentType: 'image/jpeg',
  extension: 'jpg',
  alsoStatedAs: ['image/jpg', 'image/pjpeg'],
  fits: (bytes) => begins(bytes, [0xff, 0xd8, 0xff]),
};

const mp4: MediaKind = {
  name: 'MP4',
  contentType: 'video/mp4',
  extension: 'mp4',
  fits: (bytes) => textAt(bytes, 4, 4) === 'ftyp' && filmBrand.test(textAt(bytes, 8, 4)),
};

/** What a question may have: pictures, sounds and films. */
export const questionMedia: readonly MediaKind[] = [
  png,
  jpeg,
  {
    name: 'GIF',
    contentType: 'image/gif',
    extension: 'gif',
    fits: (bytes) => /^GIF8[79]a$/.test(textAt(bytes, 0, 6)),
  },
  {
    name: 'MP3',
    contentType: 'audio/mpeg',
    extension: 'mp3',
    alsoStatedAs: ['audio/mp3', 'audio/x-mp3', 'audio/x-mpeg'],
    fits: isMp3,
  },
  {
    name: 'WAV',
    contentType: 'audio/wav',
    extension: 'wav',
    alsoStatedAs: ['audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
    fits: (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WAVE',
  },
  {
    name: 'Ogg',
    contentType: 'audio/ogg',
    extension: 'ogg',
    // Firefox states video/ogg for every .ogg file. A film of this form says so in its first pages.
    alsoStatedAs: ['application/ogg', 'video/ogg'],
    fits: (bytes) => textAt(bytes, 0, 4) === 'OggS' && !textAt(bytes, 0, 512).includes('theora'),
  },
  mp4,
  {
    name: 'WebM',
    contentType: 'video/webm',
    extension: 'webm',
    // Matroska begins in the same way, and names itself instead.
    fits: (bytes) => begins(bytes, [0x1a, 0x45, 0xdf, 0xa3]) && textAt(bytes, 0, 64).includes('webm'),
  },
];

/** What an activity may have. */
export const activityMedia: readonly MediaKind[] = [jpeg, png, mp4];

/** The kind of a file by its bytes; undefined for everything that is no media. */
export const mediaKindOf = (bytes: Uint8Array): MediaKind | undefined =>
  questionMedia.find((kind) => kind.fits(bytes));

/** Why a file is too large, in words for people; undefined for one that is not. */
export const sizeFault = ({ size }: Pick<SentFile, 'size'>): string | undefined =>
  size > mediaSizeLimit ? 'At most 10 MB are allowed.' : undefined;

/** Why a file is of no allowed type, in words for people; undefined for one that is. */
export function typeFault({ type, bytes }: SentFile, allowed: readonly MediaKind[]): string | undefined {
  const [stated = ''] = type.toLowerCase().split(';');
  const kind = allowed.find(({ contentType, alsoStatedAs = [] }) =>
    [contentType, ...alsoStatedAs].includes(stated.trim()),
  );
  if (!kind) return `Only ${listed(allowed.map(({ name }) => name))} files are allowed.`;
  return kind.fits(bytes) ? undefined : `The content of this file is not ${kind.contentType}.`;
}

const listed = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
