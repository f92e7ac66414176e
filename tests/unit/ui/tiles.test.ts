import { describe, expect, test } from 'vitest';
import { tileColours, tileOf, tilePatterns } from '#ui/picture/tiles.ts';
import { contrast } from './contrast.ts';

test('contrast is measured as WCAG has it', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

describe.each(tileColours)('on $background', ({ background, pattern, initials }) => {
  test('initials can be read on the background and on its pattern', () => {
    expect(contrast(initials, background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(initials, pattern)).toBeGreaterThanOrEqual(4.5);
  });

  test('the pattern is seen and stays behind', () => {
    expect(contrast(pattern, background)).toBeGreaterThan(1.15);
    expect(contrast(pattern, background)).toBeLessThan(1.5);
  });
});

test('a class of 30 shows every colour and every pattern, none of them much too often', () => {
  const tiles = Array.from({ length: 30 }, (_, index) => tileOf(`lrn-${index}`));
  const counts = [
    ...tileColours.map((one) => tiles.filter(({ colours }) => colours === one).length),
    ...tilePatterns.map((one) => tiles.filter(({ pattern }) => pattern === one).length),
  ];
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...counts)).toBeLessThanOrEqual(12);
});

test('the same id gives the same tile', () => {
  expect(tileOf('lrn-amahle')).toEqual(tileOf('lrn-amahle'));
  expect(tileOf('')).toEqual(tileOf(''));
});
