import { expect, test } from 'vitest';
import { textSearch } from '#lib/text-search.ts';

const search = textSearch('learnerId', 'planId');

test('keeps what was asked for, as text', () => {
  expect(search({ learnerId: 'lrn-zola', planId: 7, other: 'x' })).toEqual({
    learnerId: 'lrn-zola',
    planId: '7',
  });
  expect(search({ learnerId: true })).toEqual({ learnerId: 'true' });
});

test.each([undefined, null, '', ['lrn-zola', 'lrn-lwazi'], { id: 'lrn-zola' }])('drops %j', (learnerId) => {
  expect(search({ learnerId })).toEqual({});
});
