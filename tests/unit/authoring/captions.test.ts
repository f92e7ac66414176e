import { describe, expect, test } from 'vitest';
import { captionsFindings, toWebVtt } from '#features/authoring/editor/media/captions.ts';
import { seedFiles } from '#mocks/data/seed/media.ts';

const captions = 'WEBVTT\n\n00:01.000 --> 00:04.000\nHello, robot.';

describe('toWebVtt', () => {
  test('returns WebVTT unchanged', () => expect(toWebVtt(`\n${captions}\n`)).toBe(captions));

  test('converts SubRip and keeps commas and digits in the text', () => {
    const subRip = '1\r\n00:00:01,000 --> 00:00:04,500\r\nGo 1,000 steps, then stop.\r\n';
    expect(toWebVtt(subRip)).toBe('WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.500\nGo 1,000 steps, then stop.');
    expect(captionsFindings(toWebVtt(subRip))).toEqual([]);
  });
});

describe('captionsFindings', () => {
  test('finds nothing in empty and valid captions', () => {
    for (const text of ['', ' \n', captions, `WEBVTT Robots\n\n${captions.slice(8)}`]) {
      expect(captionsFindings(text)).toEqual([]);
    }
    const demo = seedFiles.flatMap((file) => file.captions ?? []);
    expect(demo.flatMap(captionsFindings)).toEqual([]);
    expect(demo).toHaveLength(1);
  });

  test.each(['Hello, robot.', captions.slice(8), 'WEBVTT\n\nHello.'])('warns about %j', (text) =>
    expect(captionsFindings(text)).toMatchObject([{ level: 'warning', field: 'Captions' }]),
  );

  test('reports captions above the maximum length as an error', () =>
    expect(captionsFindings(captions + 'a'.repeat(100_000))).toMatchObject([{ level: 'error' }]));
});
