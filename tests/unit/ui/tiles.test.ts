import { describe, expect, test } from 'vitest';
import { tileColours, tileOf, tilePatterns } from '#ui/picture/tiles.ts';
import { contrast } from '../../../stories/foundations/contrast.ts';

test('contrast follows WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

describe.each(tileColours)('tileColours $background', ({ background, pattern, initials }) => {
  test('has readable initials on background and pattern', () => {
    expect(contrast(initials, background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(initials, pattern)).toBeGreaterThanOrEqual(4.5);
  });

  test('has a visible, unobtrusive pattern', () => {
    expect(contrast(pattern, background)).toBeGreaterThan(1.15);
    expect(contrast(pattern, background)).toBeLessThan(1.5);
  });
});

test('tileOf distributes 30 ids over all colours and patterns', () => {
  const tiles = Array.from({ length: 30 }, (_, index) => tileOf(`lrn-${index}`));
  const counts = [
    ...tileColours.map((expected) => tiles.filter(({ colours }) => colours === expected).length),
    ...tilePatterns.map((expected) => tiles.filter(({ pattern }) => pattern === expected).length),
  ];
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...counts)).toBeLessThanOrEqual(12);
});

test('tileOf is deterministic', () => {
  expect(tileOf('lrn-amahle')).toEqual(tileOf('lrn-amahle'));
  expect(tileOf('')).toEqual(tileOf(''));
});
