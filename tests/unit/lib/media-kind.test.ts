import { describe, expect, test } from 'vitest';
import { mediaKind } from '#lib/media-kind.ts';

describe('mediaKind (QST-035)', () => {
  test.each([
    ['files/fil-bars.png', 'image'],
    ['bars.jpg', 'image'],
    ['bars.JPEG', 'image'],
    ['bars.gif?size=2&name=a.mp3', 'image'],
    ['https://school.example/files/fil-bars.png/media', 'image'],
    ['voice.mp3', 'audio'],
    ['voice.wav#t=3', 'audio'],
    ['voice.ogg', 'audio'],
    ['film.mp4', 'video'],
    ['film.webm', 'video'],
    ['data:image/svg+xml,%3Csvg', 'image'],
    ['data:audio/ogg;base64,AAAA', 'audio'],
    ['DATA:video/ogg;base64,AAAA', 'video'],
    ['data:application/pdf;base64,AAAA.png', 'download'],
    ['worksheet.pdf', 'download'],
    ['files/fil-7kq2', 'download'],
    ['films.mp4/list', 'download'],
    ['files/x.constructor', 'download'],
    ['', 'download'],
  ])('of %s is %s', (source, kind) => {
    expect(mediaKind(source)).toBe(kind);
  });

  test('falls back to the content type when the URL has no known extension', () => {
    expect(mediaKind('blob:https://school.example/0b2c', 'video/mp4')).toBe('video');
    expect(mediaKind('bars.png', 'audio/mpeg')).toBe('image');
  });
});
