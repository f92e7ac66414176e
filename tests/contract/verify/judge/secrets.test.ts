import { expect, test } from 'vitest';
import { createMask } from '#openapi/tools/verify/judge/secrets.ts';

/** Contains special characters of regular expressions, replacements, JSON and URLs. */
const password = 'p.a+s$&s"w\\ö d';
const mask = createMask([password]);

test.each([
  ['as it is', password],
  ['in JSON', JSON.stringify(password).slice(1, -1)],
  ['in JSON within JSON', JSON.stringify(JSON.stringify(password)).slice(3, -3)],
  ['in a URL', encodeURIComponent(password)],
  ['in a form', String(new URLSearchParams({ a: password })).slice(2)],
  ['in base64', Buffer.from(password).toString('base64')],
  ['in base64url', Buffer.from(password).toString('base64url')],
])('createMask hides a password %s', (_where, spelling) => {
  expect(mask(`before ${spelling} after`)).toMatch(/^before \*{8}=* after$/);
});

test.each([
  ['{"token":"abc","x":1}', '{"token":"********","x":1}'],
  [String.raw`{"token": "a\"bc", "x": "y"}`, '{"token": "********", "x": "y"}'],
  [
    String.raw`{"data":"{\"token\":\"abc\",\"x\":1}"}`,
    String.raw`{"data":"{\"token\":\"********\",\"x\":1}"}`,
  ],
  ['{"password":12345,"x":1}', '{"password":"********","x":1}'],
  ['{"resetTokens":["a","b"],"x":1}', '{"resetTokens":"********","x":1}'],
  ['{"x":1,"token":"abc', '{"x":1,"token":"********"'],
  ['{"hasPassword":true,"token":null}', '{"hasPassword":true,"token":null}'],
  ['before_eyJhbGciOi.eyJpZCI6Ij.sig', 'before_********'],
  ['/accept?token=abc&x=1#token=abc', '/accept?token=********&x=1#token=********'],
])('createMask shows %s as %s', (text, shown) => {
  expect(mask(text)).toBe(shown);
});
