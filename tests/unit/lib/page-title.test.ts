import { expect, test } from 'vitest';
import { pageTitle } from '#lib/page-title.ts';

const titleOf = (title: string) => pageTitle(title)().meta[0]?.title;

test('the name of the product follows', () => {
  expect(titleOf('Fractions')).toBe('Fractions · Springbyte');
});

test('what somebody has written does not turn the name of the product around', () => {
  expect(titleOf('Fractions\u202Etxt')).toBe('Fractionstxt · Springbyte');
  expect(titleOf('\u2067أ')).toBe('أ · Springbyte');
});
