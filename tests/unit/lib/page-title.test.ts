import { expect, test } from 'vitest';
import { pageTitle } from '#lib/page-title.ts';

const titleOf = (title: string) => pageTitle(title)().meta[0]?.title;

test('pageTitle appends the product name', () => {
  expect(titleOf('Fractions')).toBe('Fractions · Springbyte');
});

test('pageTitle removes direction controls, which would reverse the product name', () => {
  expect(titleOf('Fractions\u202Etxt')).toBe('Fractionstxt · Springbyte');
  expect(titleOf('\u2067أ')).toBe('أ · Springbyte');
});
