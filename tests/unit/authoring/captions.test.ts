import { describe, expect, test } from 'vitest';
import { captionsFindings, toWebVtt } from '#features/authoring/editor/media/captions.ts';
import { seedFiles } from '#mocks/data/seed/media.ts';

const captions = 'WEBVTT\n\n00:01.000 --> 00:04.000\nHello, robot.';

describe('captions from a file', () => {
  test('stay as they are in WebVTT', () => expect(toWebVtt(`\n${captions}\n`)).toBe(captions));

  test('become WebVTT from SubRip; the words keep their commas and digits', () => {
    const subRip = '1\r\n00:00:01,000 --> 00:00:04,500\r\nGo 1,000 steps, then stop.\r\n';
    expect(toWebVtt(subRip)).toBe('WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.500\nGo 1,000 steps, then stop.');
    expect(captionsFindings(toWebVtt(subRip))).toEqual([]);
  });
});

describe('what an author is told', () => {
  test('nothing without captions, and nothing of those that are shown', () => {
    for (const text of ['', ' \n', captions, `WEBVTT Robots\n\n${captions.slice(8)}`]) {
      expect(captionsFindings(text)).toEqual([]);
    }
    const demo = seedFiles.flatMap((file) => file.captions ?? []);
    expect(demo.flatMap(captionsFindings)).toEqual([]);
    expect(demo).toHaveLength(1);
  });

  test.each(['Hello, robot.', captions.slice(8), 'WEBVTT\n\nHello.'])('a warning for %j', (text) =>
    expect(captionsFindings(text)).toMatchObject([{ level: 'warning', field: 'Captions' }]),
  );

  test('an error when they are too long for the server', () =>
    expect(captionsFindings(captions + 'a'.repeat(100_000))).toMatchObject([{ level: 'error' }]));
});
