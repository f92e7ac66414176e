import { expect, test } from 'vitest';
import { parseQuery, stringifyQuery } from '#lib/url/query-string.ts';
import { anyText, oneOf, positiveInteger, searchParams } from '#lib/url/search-params.ts';

const search = searchParams({ learnerId: anyText, order: oneOf(['ascending', 'descending']) });

test('keeps what was declared, and nothing else', () => {
  expect(search({ learnerId: 'lrn-zola', order: 'descending', other: 'x' })).toEqual({
    learnerId: 'lrn-zola',
    order: 'descending',
  });
});

test.each([
  { learnerId: '' },
  { learnerId: ['lrn-zola', 'lrn-lwazi'] },
  { learnerId: { id: 'lrn-zola' } },
  { learnerId: null },
  { order: 'sideways' },
  { order: 'constructor' },
])('drops %j, so that the router has nothing to put back', (given) => {
  expect(search(given)).toStrictEqual({ learnerId: undefined, order: undefined });
});

test.each(['007', '1e3', '12345678901234567890', 'true', 'null', '{"id":1}', 'a+b c&d=é'])(
  'the value %j stays the same text',
  (value) => {
    expect(parseQuery(stringifyQuery({ learnerId: value }))).toEqual({ learnerId: value });
  },
);

test.each([
  ['?message=a&message=b&email=x', { email: 'x' }],
  ['?token=&email=x', { email: 'x' }],
  ['?token=%20&email', {}],
  ['', {}],
])('%j holds %j', (query, values) => {
  expect(parseQuery(query)).toEqual(values);
});

test('what has no value is not in a query', () => {
  expect(stringifyQuery({ message: undefined })).toBe('');
});

test.each([
  ['1', '1'],
  ['24', '24'],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['02', undefined],
  ['1e3', undefined],
  ['99999', undefined],
  ['three', undefined],
])('the counting number of %j is %j', (given, expected) => {
  expect(positiveInteger(given)).toBe(expected);
});
