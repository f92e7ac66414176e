import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery, stringifyQuery } from '#lib/url/query-string.ts';
import {
  anyText,
  emailText,
  oneOf,
  positiveInteger,
  searchParams,
  tokenText,
} from '#lib/url/search-params.ts';

const parseSearch = searchParams({ learnerId: anyText, order: oneOf(['ascending', 'descending']) });

test('searchParams keeps only declared parameters', () => {
  expect(parseSearch({ learnerId: 'lrn-zola', order: 'descending', other: 'x' })).toEqual({
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
])(
  'searchParams returns explicit undefined values for the invalid %j, because the router would restore the raw text of a missing key',
  (given) => {
    expect(parseSearch(given)).toStrictEqual({ learnerId: undefined, order: undefined });
  },
);

test.each(['007', '1e3', '12345678901234567890', 'true', 'null', '{"id":1}', 'a+b c&d=é'])(
  '%j is the same text after formatting and parsing',
  (value) => {
    expect(parseQuery(stringifyQuery({ learnerId: value }))).toEqual({ learnerId: value });
  },
);

test.each([
  ['?message=a&message=b&email=x', { email: 'x' }],
  ['?learnerId=a&learnerId=b&learnerId=a', {}],
  ['?learnerId=a&learnerId=A', {}],
  ['?token=&email=x', { email: 'x' }],
  ['?token=&email=x&token=a', { email: 'x' }],
  ['?token=%20&email', {}],
  [
    '?constructor=a&__proto__=b',
    Object.fromEntries([
      ['constructor', 'a'],
      ['__proto__', 'b'],
    ]),
  ],
  ['', {}],
])('parseQuery reads %j as %j (D-242, D-260)', (query, values) => {
  expect(parseQuery(query)).toEqual(values);
});

const learner = { learnerId: 'lrn-zola' };
const plan = { ...learner, planId: 'pln-1' };

/** Return URLs after changes by payment providers. */
test.each([
  ['?learnerId=lrn-zola&learnerId=lrn-zola', learner],
  ['?learnerId=lrn-zola&learnerId=lrn-zola%20', learner],
  ['?learnerId=lrn-zola&planId=pln-1&learnerId=lrn-zola', plan],
  ['?learnerId=lrn-zola?planId=pln-1', plan],
  ['?learnerId=lrn-zola?learnerId=lrn-zola', learner],
  ['?learnerId=lrn-zola?learnerId=lrn-lwazi', {}],
  ['??learnerId=lrn-zola', learner],
  ['?learnerId=lrn-zola?', learner],
  ['?&learnerId=lrn-zola&', learner],
  ['?learnerId=lrn-zola&amp;planId=pln-1', plan],
  ['?learnerId=lrn-zola&AMP;planId=pln-1', plan],
  ['?learnerId=lrn-zola&amp;amp;planId=pln-1', plan],
  ['?learnerId=lrn-zola&amp;learnerId=lrn-zola', learner],
  ['?learnerId=lrn-zola%20', learner],
  ['?learnerId=lrn-zola ', learner],
  ['?learnerId=%20lrn-zola', learner],
  ['?learnerId=lrn-zola%0D%0A', learner],
  ['?learnerId=lrn-zola%C2%A0&planId=pln-1%E2%80%8B', plan],
  ['?returnUrl=/subscribe?learnerId=lrn-zola', { returnUrl: '/subscribe?learnerId=lrn-zola' }],
  ['?message=Who%20are%20you?%20And%20why', { message: 'Who are you? And why' }],
])('parseQuery repairs %j to %j', (query, values) => {
  expect(parseQuery(query)).toEqual(values);
});

const parseLink = searchParams({ token: tokenText, email: emailText, learnerId: anyText });
const token = 'aB+/9x+=';
const email = 'parent+tag@springbyte.test';

/** The link `?token=aB%2B%2F9x%2B%3D&email=parent%2Btag%40springbyte.test` after changes by mail programs. */
test.each([
  'token=aB%2B%2F9x%2B%3D&email=parent%2Btag%40springbyte.test',
  'token=aB+/9x+=&email=parent+tag@springbyte.test',
  'token=aB%20/9x%20=&email=parent%20tag@springbyte.test',
  'token=aB%2B%2F9x%2B%3D&amp;email=parent%2Btag%40springbyte.test',
  'token=aB%2B%2F9x%2B%3D?email=parent%2Btag%40springbyte.test',
  'token=aB%2B%2F9x%2B%3D%20&email=parent%2Btag%40springbyte.test%20',
  'token=aB%2B%2F9x%2B%3D&email=parent%2Btag%40springbyte.test.',
  'token=aB%2B%2F9x%2B%3D&email=parent%2Btag%40springbyte.test%3E',
  'token=aB%2B%2F9x%2B%3D&email=parent%2Btag%40springbyte.test%22',
  'token=aB%2B%2F9x%2B%3D&email=parent%2Btag%40springbyte.test%E2%80%9D).',
  'token=aB%2B%2F9%0D%0Ax%2B%3D&email=parent%2Btag%40springbyte.test',
  'token=aB%2B%2F9%C2%ADx%2B%3D&email=parent%2Btag%40springbyte.test',
  'email=parent%2Btag%40springbyte.test&token=aB%2B%2F9x%2B%3D.',
  'email=parent%2Btag%40springbyte.test&token=aB%2B%2F9x%2B%3D%3E&token=aB%2B%2F9x%2B%3D%3E',
])('parseQuery and searchParams repair the link %j', (query) => {
  expect(parseLink(parseQuery(`?${query}`))).toMatchObject({ token, email });
});

test.each([
  ['aB9%2B', 'aB9+'],
  ['aB9+', 'aB9+'],
  ['+aB9', '+aB9'],
  ['aB9%', 'aB9%'],
  ['eyJhbGciOi.eyJ_x-y.Zm9v', 'eyJhbGciOi.eyJ_x-y.Zm9v'],
  ['.', undefined],
])('tokenText reads the token %j as %j', (given, expected) => {
  expect(parseLink(parseQuery(`?token=${given}`)).token).toBe(expected);
});

test.each([
  ['a%25b@c.test', 'a%b@c.test'],
  ['a%2540b@c.test', 'a%40b@c.test'],
  ["o'brien@c.test", "o'brien@c.test"],
  ['+parent@c.test', 'parent@c.test'],
])('emailText reads the email %j as %j', (given, expected) => {
  expect(parseLink(parseQuery(`?email=${given}`)).email).toBe(expected);
});

test('anyText removes a plus after an id, which encodes a space', () => {
  expect(parseLink(parseQuery('?learnerId=lrn-zola+')).learnerId).toBe('lrn-zola');
});

test('parsing, formatting and parsing again gives the same values', () => {
  const names = fc.constantFrom('token', 'email', 'learnerId', 'returnUrl');
  const parts = fc.stringMatching(/^(?:[ab+ /.?&=%;]|%2[05B])*$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(names, parts)), (pairs) => {
      const query = pairs.map(([name, value]) => `${name}=${value}`).join('&');
      const values = parseLink(parseQuery(query));
      expect(parseLink(parseQuery(stringifyQuery(values)))).toEqual(values);
    }),
  );
});

test('stringifyQuery omits undefined values', () => {
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
])('positiveInteger reads %j as %j: at most four digits', (given, expected) => {
  expect(positiveInteger(given)).toBe(expected);
});
