import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedFiles } from '#mocks/data/seed/media.ts';
import { isDataUrl, readDataUrl, toDataUrl } from '#mocks/rules/media/data-url.ts';
import {
  activityMedia,
  mediaKindOf,
  mediaSizeLimit,
  questionMedia,
  fileSizeError,
  fileTypeError,
} from '#mocks/rules/media/media.ts';
import { document } from '../../../contract/contract.ts';

/** The bytes of a string, with `\x` escapes for bytes that are not letters. */
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

/** The first bytes of real files. */
const starts: Record<string, string> = {
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  jpeg: '\xff\xd8\xff\xe0\0\x10JFIF\0',
  gif: 'GIF89a\x40\0\x40\0',
  'old gif': 'GIF87a\x40\0\x40\0',
  'mp3 with a tag': 'ID3\x04\0\0\0\0\0\n',
  'mp3 without a tag': '\xff\xfb\x90\x64\0\0',
  'mp3 of MPEG 2': '\xff\xf3\x40\xc4\0\0',
  wav: 'RIFF\xce\x58\x01\0WAVEfmt ',
  ogg: 'OggS\0\x02\0\0\0\0\0\0\0\0\x01\x1e\x01vorbis',
  mp4: '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41',
  'mp4 of a telephone': '\0\0\0\x18ftypmp42\0\0\0\0mp42isom',
  webm: '\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  html: '<!doctype html><script>alert(1)</script>',
  pdf: '%PDF-1.7',
  matroska: '\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x88matroska',
  quicktime: '\0\0\0\x14ftypqt  \0\0\x02\0',
  avif: '\0\0\0\x1cftypavif\0\0\0\0avifmif1',
  m4a: '\0\0\0\x1cftypM4A \0\0\x02\0',
  'ogg video': 'OggS\0\x02\0\0\0\0\0\0\0\0\x01\x2a\x80theora\x03\x02',
  avi: 'RIFF\xce\x58\x01\0AVI LIST',
  aac: '\xff\xf1\x50\x80',
  'text in UTF-16': '\xff\xfe<\0h\0',
  nothing: '',
};
const file = (kind: string, type: string) => {
  const bytes = bytesOf(starts[kind] ?? '');
  return { type, size: bytes.length, bytes };
};

describe('mediaKindOf', () => {
  test.each([
    ['png', 'png', 'image/png'],
    ['jpeg', 'jpg', 'image/jpeg'],
    ['gif', 'gif', 'image/gif'],
    ['old gif', 'gif', 'image/gif'],
    ['mp3 with a tag', 'mp3', 'audio/mpeg'],
    ['mp3 without a tag', 'mp3', 'audio/mpeg'],
    ['mp3 of MPEG 2', 'mp3', 'audio/mpeg'],
    ['wav', 'wav', 'audio/wav'],
    ['ogg', 'ogg', 'audio/ogg'],
    ['mp4', 'mp4', 'video/mp4'],
    ['mp4 of a telephone', 'mp4', 'video/mp4'],
    ['webm', 'webm', 'video/webm'],
  ])('returns for %s the extension %s and the type %s', (kind, extension, contentType) => {
    expect(mediaKindOf(bytesOf(starts[kind] ?? ''))).toMatchObject({ extension, contentType });
  });

  test.each([
    'svg',
    'html',
    'pdf',
    'matroska',
    'quicktime',
    'avif',
    'm4a',
    'ogg video',
    'avi',
    'aac',
    'text in UTF-16',
    'nothing',
  ])('returns undefined for %s', (kind) => {
    expect(mediaKindOf(bytesOf(starts[kind] ?? ''))).toBeUndefined();
  });
});

describe('fileTypeError', () => {
  const onlyActivityTypes = 'Only JPEG, PNG and MP4 files are allowed.';
  const onlyQuestionTypes = 'Only PNG, JPEG, GIF, MP3, WAV, Ogg, MP4 and WebM files are allowed.';

  test.each([
    ['png', 'image/png', activityMedia, undefined],
    ['jpeg', 'image/jpeg', activityMedia, undefined],
    ['jpeg', 'image/jpg', activityMedia, undefined],
    ['mp4', 'video/mp4', activityMedia, undefined],
    ['mp4', 'VIDEO/MP4; codecs="avc1.42E01E"', activityMedia, undefined],
    ['gif', 'image/gif', activityMedia, onlyActivityTypes],
    ['webm', 'video/webm', activityMedia, onlyActivityTypes],
    ['svg', 'image/svg+xml', activityMedia, onlyActivityTypes],
    ['png', '', activityMedia, onlyActivityTypes],
    ['png', 'application/octet-stream', activityMedia, onlyActivityTypes],
    ['png', 'image/jpeg', activityMedia, 'The content of this file is not image/jpeg.'],
    ['html', 'image/png', activityMedia, 'The content of this file is not image/png.'],
    ['nothing', 'image/png', activityMedia, 'The content of this file is not image/png.'],
    ['gif', 'image/gif', questionMedia, undefined],
    ['mp3 without a tag', 'audio/mpeg', questionMedia, undefined],
    ['wav', 'audio/x-wav', questionMedia, undefined],
    ['ogg', 'audio/ogg', questionMedia, undefined],
    ['ogg', 'video/ogg', questionMedia, undefined],
    ['ogg video', 'video/ogg', questionMedia, 'The content of this file is not audio/ogg.'],
    ['webm', 'video/webm', questionMedia, undefined],
    ['matroska', 'video/webm', questionMedia, 'The content of this file is not video/webm.'],
    ['svg', 'image/svg+xml', questionMedia, onlyQuestionTypes],
    ['html', 'text/html', questionMedia, onlyQuestionTypes],
    ['pdf', 'application/pdf', questionMedia, onlyQuestionTypes],
    ['html', 'image/gif', questionMedia, 'The content of this file is not image/gif.'],
  ])('checks a %s file declared as %j', (kind, type, allowed, error) => {
    expect(fileTypeError(file(kind, type), allowed)).toBe(error);
  });
});

test.each([
  [10_485_760, undefined],
  [10_485_761, 'At most 10 MB are allowed.'],
])('fileSizeError for %d bytes returns %s', (size, error) => {
  expect(mediaSizeLimit).toBe(10_485_760);
  expect(fileSizeError({ size })).toBe(error);
});

describe('readDataUrl and toDataUrl', () => {
  test('readDataUrl returns the bytes of toDataUrl', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (given) => {
        const bytes = Uint8Array.from(given);
        expect(readDataUrl(toDataUrl({ type: 'image/png', bytes }))).toEqual({ type: 'image/png', bytes });
      }),
    );
  });

  test('convert a whole video', () => {
    const bytes = new Uint8Array(2_000_000).fill(7);
    expect(readDataUrl(toDataUrl({ type: 'video/mp4', bytes }))?.bytes.length).toBe(bytes.length);
  });

  test.each([
    ['data:image/PNG;base64,AAEC', { type: 'image/png', bytes: Uint8Array.of(0, 1, 2) }],
    ['DATA:video/webm;codecs=vp9;base64,AAEC', { type: 'video/webm', bytes: Uint8Array.of(0, 1, 2) }],
    ['data:;base64,AAEC', { type: '', bytes: Uint8Array.of(0, 1, 2) }],
    ['data:image/png,AAEC', undefined],
    ['data:image/png;base64,?', undefined],
    ['data:image/png;base64', undefined],
    ['files/fil-fractions-7kq2.png', undefined],
    ['', undefined],
  ])('readDataUrl(%j) returns the type and the bytes, or undefined', (text, expected) => {
    expect(readDataUrl(text)).toEqual(expected);
  });

  test.each([
    ['data:image/png;base64,AAEC', true],
    ['DATA:text/html,<p>', true],
    ['files/data:1.png', false],
  ])('isDataUrl(%j) returns %s', (text, expected) => {
    expect(isDataUrl(text)).toBe(expected);
  });
});

test('the contract lists every media type that the mock serves', () => {
  const served = [...questionMedia, ...seedFiles].map(({ contentType }) => contentType);
  const documented = Object.keys(document.components.responses['MediaFile']?.content ?? {});
  expect(served.filter((type) => !documented.includes(type))).toEqual([]);
  expect(documented.filter((type) => type.includes('*'))).toEqual([]);
});
